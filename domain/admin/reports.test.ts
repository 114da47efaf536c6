import { expect, it } from 'vitest';
import { actionsFor, appealableUntil, findAppealRefusal, REPORT_TARGETS } from './reports.ts';

const DECIDED = { action: 'warn', decided_at: '2026-06-01T12:00:00.000Z', appealed_at: null } as const;
const at = (time: string) => new Date(time);

it('hides campaigns, messages and uploads, and never a person or a business', () => {
  const hidden = REPORT_TARGETS.filter((target) => actionsFor(target).includes('hide'));
  expect(hidden).toEqual(['campaign', 'message', 'media_file']);
  for (const target of REPORT_TARGETS) {
    expect(actionsFor(target)).toEqual(expect.arrayContaining(['nothing', 'warn', 'suspend']));
  }
});

it('can be appealed for 14 days, to the millisecond', () => {
  expect(appealableUntil(DECIDED.decided_at)).toEqual(at('2026-06-15T12:00:00.000Z'));
  expect(findAppealRefusal(DECIDED, at('2026-06-15T11:59:59.999Z'))).toBeNull();
  expect(findAppealRefusal(DECIDED, at('2026-06-15T12:00:00.000Z'))).toBe('The 14 days to appeal are over.');
});

it.each([
  [{ action: 'nothing' as const }, 'There’s nothing to appeal in this decision.'],
  [{ appealed_at: '2026-06-02T12:00:00.000Z' }, 'You already appealed this decision.'],
])('can’t be appealed: %o', (over, refusal) => {
  expect(findAppealRefusal({ ...DECIDED, ...over }, at('2026-06-03T12:00:00.000Z'))).toBe(refusal);
});
