import type { ProblemCode, ProblemDocument } from '#contract/platform/problem.ts';

/** The errors of a form: by field, and the rest. */
export interface FormErrors<Name extends string> {
  fields: Partial<Record<Name, string>>;
  rest: string | null;
}

export const NO_ERRORS = { fields: {}, rest: null } as const;

/** Reads what a callback rejected with. Anything but a problem document counts as a connection failure. */
export function readFormErrors<Name extends string>(
  cause: unknown,
  names: readonly Name[],
): FormErrors<Name> {
  const { code, fields = [] } = (cause ?? {}) as Partial<ProblemDocument>;
  const found: Partial<Record<Name, string>> = {};
  for (const { path, message } of fields) {
    const name = names.find((own) => own === path.split('.').at(-1));
    if (name && !found[name]) found[name] = message;
  }
  const known = code && FIELD_BY_CODE[code];
  const name = known && names.find((own) => known.names.includes(own));
  if (name && !found[name]) found[name] = known.message;
  if (Object.keys(found).length > 0) return { fields: found, rest: null };
  return { fields: {}, rest: adviceFor(cause) };
}

/** A refusal includes its own advice. */
export function adviceFor(cause: unknown): string {
  const { detail } = (cause ?? {}) as Partial<ProblemDocument>;
  return detail ?? 'Check your connection and try again.';
}

const FIELD_BY_CODE: Partial<Record<ProblemCode, { names: readonly string[]; message: string }>> = {
  wrong_credentials: { names: ['current_password', 'password'], message: 'That’s not your password' },
  email_exists: { names: ['new_email'], message: 'An account with this email already exists' },
};
