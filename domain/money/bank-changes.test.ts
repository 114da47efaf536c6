import { expect, it } from 'vitest';
import { findBankChange } from './bank-changes.ts';

const CHASE = { bank_name: 'Chase', bank_last4: '6021', bank_fingerprint: 'fp_a' };
const NONE = { bank_name: null, bank_last4: null, bank_fingerprint: null };
const OLD = { ...CHASE, bank_fingerprint: null };

it.each([
  ['nothing, then nothing', NONE, NONE, null],
  ['the first bank', NONE, CHASE, 'connected'],
  ['the same bank', CHASE, CHASE, null],
  ['another account with the same name and digits', CHASE, { ...CHASE, bank_fingerprint: 'fp_b' }, 'changed'],
  ['the same account under another name', CHASE, { ...CHASE, bank_name: 'JPMorgan Chase' }, null],
  ['a removed bank', CHASE, NONE, 'removed'],
  [
    'another bank after a removal',
    { ...NONE, bank_fingerprint: 'fp_a' },
    { ...CHASE, bank_fingerprint: 'fp_b' },
    'changed',
  ],
  ['the same bank after a removal', { ...NONE, bank_fingerprint: 'fp_a' }, CHASE, null],
  ['a bank from before fingerprints', OLD, CHASE, null],
  ['another bank than the one from before fingerprints', OLD, { ...CHASE, bank_last4: '9999' }, 'changed'],
])('%s', (_case, known, read, change) => {
  expect(findBankChange(known, read)).toBe(change);
});
