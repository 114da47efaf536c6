/**
 * Shows Access denied in place of a record that isn't this account's. The API answers the same for a record of
 * somebody else and for none at all, so nobody learns which one it is, and the screen says both.
 */
export function denyOthersRecord(cause: unknown): never {
  const { code = '' } = (cause ?? {}) as { code?: string };
  throw NO_SUCH.includes(code) ? { status: 403, code: RECORD_OF_OTHERS } : cause;
}

export const RECORD_OF_OTHERS = 'record_of_others';

/** Errors of an address where this account has no record. */
const NO_SUCH = ['invalid_input', 'not_found'];
