export const SIGN_UP_FIELDS = ['role', 'full_name', 'email', 'password', 'accepts_terms'] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

/** The errors of a refused sign-up: by field, or for the form as a whole. */
export interface SignUpProblem {
  fields: Partial<Record<SignUpField, string>>;
  form: string | null;
}

const EMAIL_TAKEN = 'An account with this email already exists';
const SOMETHING_ELSE = 'Something went wrong. Please try again.';

export function readSignUpProblem(cause: unknown): SignUpProblem {
  if (!isRefusal(cause)) return { fields: {}, form: SOMETHING_ELSE };
  const { code, detail, title, message, fields = [] } = cause;
  const texts = [code, detail, title, message].filter((text) => typeof text === 'string');
  if (texts.some((text) => /already registered|email_exists/i.test(text))) {
    return { fields: { email: EMAIL_TAKEN }, form: null };
  }
  const beside = Object.fromEntries(
    fields.flatMap(({ path, message }) => (isSignUpField(path) ? [[path, message]] : [])),
  );
  if (Object.keys(beside).length > 0) return { fields: beside, form: null };
  const words = detail ?? message ?? title ?? SOMETHING_ELSE;
  if (/password/i.test(words)) return { fields: { password: words }, form: null };
  return { fields: {}, form: words };
}

interface Refusal {
  code?: string;
  detail?: string;
  title?: string;
  message?: string;
  fields?: { path: string; message: string }[];
}

/** True for an answer of the API, false for a connection failure. */
function isRefusal(cause: unknown): cause is Refusal {
  return typeof cause === 'object' && cause !== null && !(cause instanceof Error);
}

function isSignUpField(path: string): path is SignUpField {
  return SIGN_UP_FIELDS.some((field) => field === path);
}
