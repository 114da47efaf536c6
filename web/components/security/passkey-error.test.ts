import { expect, it } from 'vitest';
import { passkeyError } from './passkey-error.ts';

it.each([
  [{ detail: 'That took too long.' }, 'That took too long.'],
  [new DOMException('', 'NotAllowedError'), 'Canceled, or it took too long. Try again.'],
  [new DOMException('', 'InvalidStateError'), 'This device already has a passkey for your account.'],
  [
    new DOMException('', 'SecurityError'),
    'Passkeys don’t work at this address. Open Bizmeet at its main address.',
  ],
  [new DOMException('', 'NotSupportedError'), 'This browser doesn’t support passkeys. Use another way.'],
  [new TypeError('Failed to fetch'), 'Check your connection and try again.'],
  [null, 'Check your connection and try again.'],
])('says what went wrong with a passkey: %#', (cause, words) => {
  expect(passkeyError(cause)).toBe(words);
});
