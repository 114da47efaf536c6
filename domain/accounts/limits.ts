/** The numbers of signing up and in, where both sides need them. */
export const PASSWORD_MIN_LENGTH = 8;
/** Long passphrases are welcome; without any end a password would be a way to keep the server busy. */
export const PASSWORD_MAX_LENGTH = 512;
export const FULL_NAME_MAX_LENGTH = 120;
export const EMAIL_MAX_LENGTH = 320;
export const SIGN_IN_TIMEOUT_SECONDS = 10;
export const PENDING_PASSWORD_MINUTES = 10;
export const RESEND_AFTER_SECONDS = 60;
export const SIGN_IN_LINK_MINUTES = 10;
export const ACCOUNT_LINK_MINUTES = 60;
export const DEVICE_CODE_MINUTES = 15;
export const BUSINESS_NAME_MAX_LENGTH = 120;
export const BUSINESS_DESCRIPTION_MAX_LENGTH = 400;
