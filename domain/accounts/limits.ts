/** Limits of signing up and in that both sides need. */
export const PASSWORD_MIN_LENGTH = 8;
/** Long passphrases are welcome, but without a limit a password could keep the server busy. */
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
