/** The words for a passkey error; browsers identify it by the error's name. */
export function passkeyError(cause: unknown): string {
  const { detail, name } = (cause ?? {}) as { detail?: string; name?: string };
  if (detail) return detail;
  if (name === 'NotAllowedError' || name === 'AbortError') return 'Canceled, or it took too long. Try again.';
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  if (name === 'SecurityError')
    return 'Passkeys don’t work at this address. Open Bizmeet at its main address.';
  if (name === 'NotSupportedError') return 'This browser doesn’t support passkeys. Use another way.';
  return 'Check your connection and try again.';
}
