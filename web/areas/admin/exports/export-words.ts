import type { ListExport } from '#contract/admin/exports.ts';
import type { AdminList } from '#domain/admin/lists.ts';
import { formatCount } from '#domain/format/count.ts';
import { dateWords } from '#domain/format/new-york-time.ts';

export const LIST_WORDS: Record<AdminList, string> = {
  users: 'Users',
  businesses: 'Businesses',
  creators: 'Creators',
  campaigns: 'Campaigns',
  payments: 'Payments',
  payouts: 'Payouts',
  disputes: 'Disputes',
  reports: 'Reports',
  emails: 'Emails',
  support: 'Support requests',
  social_accounts: 'Social accounts',
  waitlist: 'Waitlist',
  audit_log: 'Audit log',
  ledger: 'Ledger',
};

/** "Jun 1 to Jun 30, filtered" */
export function rangeWords({ first_day, last_day, filters }: ListExport): string {
  const [from, to] = [first_day && dateWords(first_day), last_day && dateWords(last_day)];
  const days = from && to ? `${from} to ${to}` : from ? `From ${from}` : to ? `Until ${to}` : 'All days';
  return Object.keys(filters).length > 0 ? `${days}, filtered` : days;
}

/** "1 row", "60,000 rows" */
export function rowWords(count: number): string {
  return count === 1 ? '1 row' : `${formatCount(count)} rows`;
}
