import { expect, it } from 'vitest';
import { ALARM_KINDS, ALARM_WORDS, type AlarmKind } from '#domain/money/alarms.ts';
import { segmentOf } from '#web/areas/money/payments/payments-options.ts';
import { statusOf } from '#web/areas/money/payouts/payouts-options.ts';
import { readUtilitiesView } from './utilities-options.ts';

const READERS: Record<string, (search: Record<string, string>) => string> = {
  '/admin/utilities': readUtilitiesView,
  '/admin/payments': segmentOf,
  '/admin/payouts': statusOf,
};

function viewOf(kind: AlarmKind): string {
  const { pathname, searchParams } = new URL(ALARM_WORDS[kind].path, 'https://bizmeet.example');
  return `${pathname} ${READERS[pathname]?.(Object.fromEntries(searchParams))}`;
}

it('lead to the view on which something can be done about the alarm', () => {
  expect(Object.fromEntries(ALARM_KINDS.map((kind) => [kind, viewOf(kind)]))).toEqual({
    provider_difference: '/admin/utilities provider',
    payout_not_returned: '/admin/payouts processing',
    payout_short: '/admin/payouts requested',
    payout_stuck: '/admin/payouts processing',
    refund_failed: '/admin/payments attention',
    reserve_low: '/admin/payments attention',
    webhook_late: '/admin/utilities jobs',
    dead_jobs: '/admin/utilities jobs',
  });
});
