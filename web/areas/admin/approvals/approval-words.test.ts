import { expect, it } from 'vitest';
import { placeOf } from './approval-words.ts';

it.each([
  ['decide_dispute', '/admin/payments?view=disputes&show=all&dispute=d1'],
  ['release_payout', '/admin/payouts?open=d1'],
  ['retry_refund', '/admin/payments?view=attention'],
] as const)('a request to %s leads to the record it is about', (action, href) => {
  expect(placeOf({ action, subject_id: 'd1' })).toBe(href);
});
