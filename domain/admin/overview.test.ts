import { expect, it } from 'vitest';
import { changeInPercent, daysUpTo } from './overview.ts';

it('counts days back over months, oldest first', () => {
  expect(daysUpTo('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
});

it('a change is a share of what was before, and nothing where there was nothing', () => {
  expect(changeInPercent(112, 100)).toBe(12);
  expect(changeInPercent(78, 100)).toBe(-22);
  expect(changeInPercent(5, 0)).toBeNull();
});
