import type { WaitingWork } from '#contract/admin/overview.ts';
import type { MoneyName, TrendName } from '#domain/admin/overview.ts';
import { newYorkClock } from '#domain/format/new-york-time.ts';

export const WAITING_WORDS: Record<WaitingWork['kind'], { hint: string; path: string; verb: string }> = {
  alarms: { hint: 'Since', path: '/admin/utilities?view=alarms', verb: 'View alarms' },
  applicants: {
    hint: 'Oldest submitted',
    path: '/admin/applicants',
    verb: 'Review applicants',
  },
  disputes: {
    hint: 'First deadline',
    path: '/admin/payments?view=disputes',
    verb: 'View disputes',
  },
  support: {
    hint: 'Oldest since',
    path: '/admin/support',
    verb: 'Answer requests',
  },
  chargebacks: {
    hint: 'Since',
    path: '/admin/payments?view=attention',
    verb: 'View chargebacks',
  },
  refunds: {
    hint: 'Since',
    path: '/admin/payments?view=attention',
    verb: 'View refunds',
  },
  payouts: {
    hint: 'Since',
    path: '/admin/payouts?status=unresolved',
    verb: 'View payouts',
  },
  approvals: { hint: 'Since', path: '/admin/approvals', verb: 'View requests' },
  ratings: {
    hint: 'Since',
    path: '/admin/approvals?view=reviews',
    verb: 'Read reviews',
  },
  emails: { hint: 'Since', path: '/admin/email-events', verb: 'View emails' },
  reports: { hint: 'Oldest', path: '/admin/reports', verb: 'View reports' },
  connections: {
    hint: 'Since',
    path: '/admin/instagram?filter=failing',
    verb: 'View accounts',
  },
  files: { hint: 'Since', path: '/admin/storage', verb: 'View files' },
  jobs: {
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
