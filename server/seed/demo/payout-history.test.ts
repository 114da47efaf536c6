import { expect, it } from 'vitest';
import { hoursAfter } from '#domain/work/work-timers.ts';
import { payoutHistory } from './payout-history.ts';
import type { LastPayout, PayoutHabit } from './payout-plan.ts';

const NOON = new Date('2026-06-10T16:00:00Z');
const earning = (id: string, daysAgo: number, net_cents = 40_000) => ({
  id,
  net_cents,
  available_at: hoursAfter(NOON, -24 * daysAgo).toISOString(),
});
const habit = (more: Partial<PayoutHabit> = {}): PayoutHabit => ({
  email: 'ana@beltran.example',
  bank: ['Chase', '6021'],
  ...more,
});
const told = (last: LastPayout | undefined, now = NOON) =>
  payoutHistory([earning('a', 12)], habit(last && { last }), now).map((step) =>
    step.does === 'clear' ? 'clear' : `${step.does} ${step.payout}`,
  );

it('clears what is due and nothing that is not, and sends nothing for creators without a bank', () => {
  const steps = payoutHistory([earning('a', 2), earning('b', -2)], undefined, NOON);
  expect(steps).toEqual([{ at: hoursAfter(NOON, -48), does: 'clear', earning_id: 'a' }]);
});

it('sends everything each Friday, and a Friday with nothing is left out', () => {
  const steps = payoutHistory([earning('a', 20), earning('b', 2)], habit({ is_weekly: true }), NOON);
  expect(steps.filter(({ does }) => does === 'open')).toMatchObject([
    { cause: 'weekly', amount_cents: 40_000 },
  ]);
});

it.each<[LastPayout | undefined, string[]]>([
  [undefined, []],
  ['arrived', ['open 2', 'send 2', 'pay 2']],
  ['waits', ['open 2']],
  ['not_ready', ['open 2']],
  ['stopped', ['open 2', 'stop 2']],
  ['called_back', ['open 2', 'cancel 2']],
  ['on_its_way', ['open 2', 'send 2']],
  ['failed', ['open 2', 'send 2', 'fail 2']],
  ['sent_again', ['open 2', 'send 2', 'fail 2', 'open 3', 'send 3', 'pay 3']],
])('half of the first earning is sent, and of the rest it is told that it %s', (last, after) => {
  expect(told(last)).toEqual(['clear', 'open 1', 'send 1', 'pay 1', ...after]);
});

it('ends the same at every hour of the day', () => {
  for (const last of ['waits', 'stopped', 'called_back', 'on_its_way', 'failed', 'sent_again'] as const) {
    const ends = Array.from({ length: 24 }, (_, hour) => told(last, hoursAfter(NOON, hour)).join(' '));
    expect(new Set(ends), last).toEqual(new Set([told(last).join(' ')]));
  }
});

it('asks for no more than has cleared', () => {
  const steps = payoutHistory([earning('a', 12), earning('b', 6)], habit({ last: 'failed' }), NOON);
  const asked = steps.flatMap((step) => (step.does === 'open' ? [step.amount_cents] : []));
  expect(asked).toEqual([20_000, 60_000]);
});
