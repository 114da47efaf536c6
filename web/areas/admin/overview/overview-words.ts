import type { Overview, WaitingWork } from '#contract/admin/overview.ts';
import type { MoneyName, TrendName } from '#domain/admin/overview.ts';
import { formatCount } from '#domain/format/count.ts';
import { newYorkClock } from '#domain/format/new-york-time.ts';

/** "26 things need you. 1 is due within a day." */
export function headline({ waiting, applicants }: Pick<Overview, 'waiting' | 'applicants'>): string {
  const count = waiting.reduce((sum, work) => sum + work.count, 0);
  if (count === 0) return 'You’re all caught up';
  const things = count === 1 ? '1 thing needs you' : `${formatCount(count)} things need you`;
  const { overdue, due_soon } = applicants;
  if (overdue > 0) return `${things}. ${counted(overdue)} overdue.`;
  return due_soon > 0 ? `${things}. ${counted(due_soon)} due within a day.` : things;
}

export const WAITING_WORDS: Record<
  WaitingWork['kind'],
  { title: string; hint: string; path: string; verb: string }
> = {
  alarms: { title: 'Alarms', hint: 'Since', path: '/admin/utilities?view=alarms', verb: 'View alarms' },
  applicants: {
    title: 'Applicants to decide',
    hint: 'Oldest submitted',
    path: '/admin/applicants',
    verb: 'Review applicants',
  },
  disputes: {
    title: 'Disputes to decide',
    hint: 'First deadline',
    path: '/admin/payments?view=disputes',
    verb: 'View disputes',
  },
  support: {
    title: 'Support requests',
    hint: 'Oldest since',
    path: '/admin/support',
    verb: 'Answer requests',
  },
  chargebacks: {
    title: 'Open chargebacks',
    hint: 'Since',
    path: '/admin/payments?view=attention',
    verb: 'View chargebacks',
  },
  refunds: {
    title: 'Failed refunds',
    hint: 'Since',
    path: '/admin/payments?view=attention',
    verb: 'View refunds',
  },
  payouts: {
    title: 'Failed payouts',
    hint: 'Since',
    path: '/admin/payouts?status=unresolved',
    verb: 'View payouts',
  },
  approvals: { title: 'Approvals to give', hint: 'Since', path: '/admin/approvals', verb: 'View requests' },
  ratings: {
    title: 'Reported reviews',
    hint: 'Since',
    path: '/admin/approvals?view=reviews',
    verb: 'Read reviews',
  },
  emails: { title: 'Undelivered emails', hint: 'Since', path: '/admin/email-events', verb: 'View emails' },
  connections: {
    title: 'Failing connections',
    hint: 'Since',
    path: '/admin/instagram?filter=failing',
    verb: 'View accounts',
  },
  files: { title: 'Unusable files', hint: 'Since', path: '/admin/storage', verb: 'View files' },
  jobs: {
    title: 'Failed jobs',
    hint: 'Since',
    path: '/admin/utilities?view=jobs',
    verb: 'View jobs',
  },
};

export const TREND_WORDS: Record<TrendName, { title: string; one: string; many: string }> = {
  sign_ups: { title: 'Sign-ups', one: 'sign-up', many: 'sign-ups' },
  applications: { title: 'Applications sent', one: 'application', many: 'applications' },
  approvals: { title: 'Creators approved', one: 'creator', many: 'creators' },
  businesses: { title: 'Businesses joined', one: 'business', many: 'businesses' },
  campaigns: { title: 'Campaigns published', one: 'campaign', many: 'campaigns' },
  emails: { title: 'Emails sent', one: 'email', many: 'emails' },
};

export const MONEY_WORDS: Record<MoneyName, string> = {
  paid_in: 'Paid in',
  released: 'Released',
  fees: 'Fees earned',
  refunded: 'Refunded',
};

/** "Wednesday, June 11, 3:02 p.m." */
export function longMoment(now: Date): string {
  return `${LONG_DAY.format(now)}, ${newYorkClock(now.toISOString())}`;
}

/** Turns 2026-05-13 into "May 13". */
export function shortDay(day: string): string {
  return SHORT_DAY.format(new Date(`${day}T12:00:00Z`));
}

const LONG_DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const SHORT_DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

function counted(count: number): string {
  return count === 1 ? '1 is' : `${count} are`;
}
