export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_MAX_LENGTH = 60;
export const RECOVERY_CODE_COUNT = 10;
export const TOTP_DIGITS = 6;
/** Seconds for which an authenticator app shows a code. */
export const TOTP_PERIOD_SECONDS = 30;
/** The lifetime of a passkey challenge and of a half-done sign-in. */
export const CHALLENGE_MINUTES = 5;
export const SECOND_STEP_MINUTES = 10;
/** The time the owner has to stop a reset of all their factors. */
export const FACTOR_RESET_HOURS = 72;

/** The purpose of a passkey challenge. */
export const CHALLENGE_PURPOSES = ['add', 'confirm', 'second_step', 'sign_in'] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** The outcome of a reset of all factors. */
export const FACTOR_RESET_OUTCOMES = [
  'done',
  'factor_used',
  'stopped_by_link',
  'stopped_by_operator',
] as const;
export type FactorResetOutcome = (typeof FACTOR_RESET_OUTCOMES)[number];
