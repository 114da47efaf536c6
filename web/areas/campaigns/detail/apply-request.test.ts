import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from './apply-draft.ts';
import { centsOf, findApplyErrors, quoteConsequence, toApplyRequest } from './apply-request.ts';

const asked = { questions: ['When?'], accepts_quotes: true, creator_payout_cents: 35000, brief_version: 2 };
const ready = { ...EMPTY_DRAFT, pitch: ' One take. ', answers: [' Monday '], has_promised: true };

it('says beside each field what is missing', () => {
  expect(Object.keys(findApplyErrors(EMPTY_DRAFT, asked))).toEqual(['pitch', 'answer-0', 'promise']);
  expect(findApplyErrors(ready, asked)).toEqual({});
});

it('a pitch of a thousand characters is whole, one more is too long', () => {
  expect(findApplyErrors({ ...ready, pitch: 'a'.repeat(1000) }, asked)).toEqual({});
  expect(findApplyErrors({ ...ready, pitch: 'a'.repeat(1001) }, asked)).toHaveProperty('pitch');
});

it('another price needs an amount within the limits and a reason', () => {
  const quoting = { ...ready, wants_quote: true };
  const errorsOf = (change: object) => findApplyErrors({ ...quoting, ...change }, asked);
  expect(errorsOf({ amount: 'a lot' })).toHaveProperty('amount');
  expect(errorsOf({ amount: '4.99', reason: 'x' })).toHaveProperty('amount');
  expect(errorsOf({ amount: '5000.01', reason: 'x' })).toHaveProperty('amount');
  expect(errorsOf({ amount: '350', reason: 'x' })).toEqual({ amount: 'That’s the posted payout' });
  expect(errorsOf({ amount: '420' })).toHaveProperty('reason');
  expect(errorsOf({ amount: '$420', reason: 'Two cameras' })).toEqual({});
});

it('sends what was written, trimmed, and a quote only where it was asked for', () => {
  const file = '0190a6c0-0000-7000-8000-00000000c001';
  expect(toApplyRequest({ ...ready, pieces: [`file:${file}`], amount: '420', reason: 'x' }, asked)).toEqual({
    pitch: 'One take.',
    availability: '',
    brief_version: 2,
    answers: ['Monday'],
    pieces: [{ kind: 'file', id: file }],
  });
  const quoting = { ...ready, wants_quote: true, amount: '420.50', reason: ' Two cameras ' };
  expect(toApplyRequest(quoting, asked).quote).toEqual({ amount_cents: 42050, reason: 'Two cameras' });
  expect(toApplyRequest(quoting, { ...asked, accepts_quotes: false })).not.toHaveProperty('quote');
});

it('reads amounts as people write them', () => {
  expect(centsOf('$1,250.50')).toBe(125050);
  expect(centsOf('12.345')).toBeNull();
  expect(centsOf('')).toBeNull();
});

it('says what another price means', () => {
  const business = { business_name: 'Crumb & Co.' };
  const quoted = { creator_payout_cents: 35000, quote_hours: 72, business };
  expect(quoteConsequence(42000, quoted)).toContain('pay $70 more');
  expect(quoteConsequence(30000, quoted)).toContain('$50 less');
  expect(quoteConsequence(null, quoted)).toContain('72 hours');
});
