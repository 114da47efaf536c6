import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';
import { nextBatchAt, nextWeeklyAt } from '#domain/money/payout-clock.ts';
import type { PayoutCause } from '#domain/money/payout-states.ts';
import { daysAfter, hoursAfter } from '#domain/work/work-timers.ts';
import type { LastPayout, PayoutHabit } from './payout-plan.ts';

const BATCH_HOUR = 18;
/** The time from the batch to the bank: the morning of the second day. */
export const HOURS_TO_A_BANK = 41;
const HOURS_TO_A_FAILURE = 20;
const HOURS_BEFORE_A_BATCH = 3;

export interface ClearedEarning {
  id: string;
  net_cents: number;
  available_at: string;
}

export type PayoutStep = { at: Date } & (
  | { does: 'clear'; earning_id: string }
  | { does: 'open'; payout: number; cause: PayoutCause; amount_cents: number; retry_of?: number }
  | { does: 'send' | 'pay' | 'fail' | 'cancel' | 'stop'; payout: number }
);

/** The past payouts of a creator in order, from cleared earnings and the person's payout habit. */
export function payoutHistory(
  earnings: readonly ClearedEarning[],
  habit: PayoutHabit | undefined,
  now: Date,
): PayoutStep[] {
  const cleared = earnings.filter(({ available_at }) => Date.parse(available_at) <= now.getTime());
  const steps: PayoutStep[] = cleared.map(({ id, available_at }) => ({
    at: new Date(available_at),
    does: 'clear',
    earning_id: id,
  }));
  if (habit !== undefined) {
    const sent = habit.is_weekly ? weekly(cleared, now) : asked(cleared, habit.last, now);
    steps.push(...sent.filter(({ at }) => at <= now));
  }
  return steps.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function weekly(cleared: readonly ClearedEarning[], now: Date): PayoutStep[] {
  const [first] = cleared;
  const steps: PayoutStep[] = [];
  let sent_cents = 0;
  let payout = 0;
  for (
    let friday = nextWeeklyAt(first ? new Date(first.available_at) : now);
    friday < now;
    friday = nextWeeklyAt(friday)
  ) {
    const amount_cents = clearedBy(cleared, friday) - sent_cents;
    if (amount_cents < DEFAULT_SETTINGS.least_payout_cents) continue;
    payout += 1;
    sent_cents += amount_cents;
    steps.push(
      { at: friday, does: 'open', payout, cause: 'weekly', amount_cents },
      ...onTime(payout, friday),
    );
  }
  return steps;
}

/** Half of the first earning soon after it cleared, and everything later, with the planned outcome. */
function asked(cleared: readonly ClearedEarning[], last: LastPayout | undefined, now: Date): PayoutStep[] {
  const [first] = cleared;
  if (first === undefined) return [];
  const firstAt = hoursAfter(new Date(first.available_at), HOURS_BEFORE_A_BATCH);
  const half = Math.floor(first.net_cents / 2_000) * 1_000;
  const steps: PayoutStep[] = [
    { at: firstAt, does: 'open', payout: 1, cause: 'asked', amount_cents: half },
    ...onTime(1, firstAt),
  ];
  if (last === undefined) return steps;
  const lastAt = momentOf(last, firstAt, now);
  const amount_cents = clearedBy(cleared, lastAt) - half;
  if (lastAt <= firstAt || amount_cents < DEFAULT_SETTINGS.least_payout_cents) return steps;
  return [
    ...steps,
    { at: lastAt, does: 'open', payout: 2, cause: 'asked', amount_cents },
    ...endingOf(last, lastAt, amount_cents),
  ];
}

/** The time the newest payout was requested, which leads to its planned status. */
function momentOf(last: LastPayout, firstAt: Date, now: Date): Date {
  const batch = lastBatchAt(now);
  if (last === 'arrived') return daysAfter(firstAt, 4);
  if (last === 'on_its_way') return hoursAfter(batch, -HOURS_BEFORE_A_BATCH);
  if (last === 'failed') return hoursAfter(batch, -24 - HOURS_BEFORE_A_BATCH);
  if (last === 'sent_again') return hoursAfter(batch, -96 - HOURS_BEFORE_A_BATCH);
  // A payout still in the queue was requested after the last batch left.
  return new Date((batch.getTime() + now.getTime()) / 2);
}

function endingOf(last: LastPayout, at: Date, amount_cents: number): PayoutStep[] {
  switch (last) {
    case 'arrived':
    case 'on_its_way':
      return onTime(2, at);
    case 'failed':
      return failing(at);
    case 'sent_again': {
      const again = hoursAfter(at, 48);
      return [
        ...failing(at),
        { at: again, does: 'open', payout: 3, cause: 'retry', amount_cents, retry_of: 2 },
        ...onTime(3, again),
      ];
    }
    case 'stopped':
      return [{ at, does: 'stop', payout: 2 }];
    case 'called_back':
      return [{ at, does: 'cancel', payout: 2 }];
    case 'waits':
    case 'not_ready':
      return [];
  }
}

function onTime(payout: number, asked: Date): PayoutStep[] {
  const leaves = nextBatchAt(asked);
  return [
    { at: leaves, does: 'send', payout },
    { at: hoursAfter(leaves, HOURS_TO_A_BANK), does: 'pay', payout },
  ];
}

function failing(asked: Date): PayoutStep[] {
  const leaves = nextBatchAt(asked);
  return [
    { at: leaves, does: 'send', payout: 2 },
    { at: hoursAfter(leaves, HOURS_TO_A_FAILURE), does: 'fail', payout: 2 },
  ];
}

function clearedBy(cleared: readonly ClearedEarning[], at: Date): number {
  return cleared
    .filter(({ available_at }) => Date.parse(available_at) <= at.getTime())
    .reduce((sum, { net_cents }) => sum + net_cents, 0);
}

function lastBatchAt(now: Date): Date {
  return newYorkInstant(addDays(newYorkDate(nextBatchAt(now)), -1), BATCH_HOUR);
}
