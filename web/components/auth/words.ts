export const SIGN_IN_TITLE = 'Pick up where you left off.';
export const SIGN_UP_TITLE = 'Create your account';
export const VERIFY_TITLE = 'Check your email';
