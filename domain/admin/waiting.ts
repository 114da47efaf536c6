import { formatCount } from '#domain/format/count.ts';
import type { WAITING_KINDS } from './overview.ts';

type WaitingKind = (typeof WAITING_KINDS)[number];

interface WaitingFigures {
  waiting: readonly { kind: WaitingKind; count: number }[];
  /** Applicants whose decision is late, and those due within a day. */
  applicants: { overdue: number; due_soon: number };
}

/** The names of an admin's queues, on the overview and in the morning email. */
export const WAITING_TITLES: Record<WaitingKind, string> = {
  alarms: 'Alarms',
  applicants: 'Applicants to decide',
  disputes: 'Disputes to decide',
  chargebacks: 'Open chargebacks',
  refunds: 'Failed refunds',
  payouts: 'Failed payouts',
  approvals: 'Approvals to give',
  ratings: 'Reported reviews',
  reports: 'Reports to decide',
  support: 'Support requests',
  emails: 'Undelivered emails',
  connections: 'Failing connections',
  files: 'Unusable files',
  jobs: 'Failed jobs',
};

/** "26 things need you. 1 is due within a day." */
export function headline({ waiting, applicants }: WaitingFigures): string {
  const count = waiting.reduce((sum, work) => sum + work.count, 0);
  if (count === 0) return 'You’re all caught up';
  const things = count === 1 ? '1 thing needs you' : `${formatCount(count)} things need you`;
  const { overdue, due_soon } = applicants;
  if (overdue > 0) return `${things}. ${counted(overdue)} overdue.`;
  return due_soon > 0 ? `${things}. ${counted(due_soon)} due within a day.` : things;
}

function counted(count: number): string {
  return count === 1 ? '1 is' : `${count} are`;
}
