import { type AccessRuleName, adminRolesOf } from '#domain/accounts/access.ts';
import type { AdminRole } from '#domain/accounts/roles.ts';
import { formatCount } from '#domain/format/count.ts';
import { WAITING_KINDS } from './overview.ts';

type WaitingKind = (typeof WAITING_KINDS)[number];

interface WaitingFigures {
  waiting: readonly { kind: WaitingKind; count: number }[];
  /** Applicants whose decision is late, and those due within a day. */
  applicants: { overdue: number; due_soon: number };
}

/** The rule of the page that shows each queue. Admins are told of the queues they can open. */
const WAITING_ACCESS: Record<WaitingKind, AccessRuleName> = {
  alarms: 'admin_system',
  applicants: 'admin_amounts',
  disputes: 'admin_amounts',
  chargebacks: 'admin_amounts',
  refunds: 'admin_amounts',
  payouts: 'admin_amounts',
  approvals: 'admin_amounts',
  ratings: 'admin_system',
  reports: 'admin',
  support: 'admin',
  emails: 'admin',
  connections: 'admin',
  files: 'admin_system',
  jobs: 'admin_system',
};

/** The section of the sidebar whose page shows each queue. */
const WAITING_SECTIONS = {
  alarms: 'utilities',
  applicants: 'applicants',
  disputes: 'payments',
  chargebacks: 'payments',
  refunds: 'payments',
  payouts: 'payouts',
  approvals: 'approvals',
  ratings: 'approvals',
  reports: 'reports',
  support: 'support',
  emails: 'emails',
  connections: 'connections',
  files: 'files',
  jobs: 'utilities',
} as const satisfies Record<WaitingKind, string>;
export type WaitingSection = (typeof WAITING_SECTIONS)[WaitingKind];

/** The numbers of the sidebar. They add up to the overview's, which leaves out the same queues. */
export function countBySection(
  counts: Record<WaitingKind, number>,
  role: AdminRole | null,
): Partial<Record<WaitingSection, number>> {
  const bySection: Partial<Record<WaitingSection, number>> = {};
  for (const kind of WAITING_KINDS.filter((one) => isShown(one, role))) {
    const section = WAITING_SECTIONS[kind];
    bySection[section] = (bySection[section] ?? 0) + counts[kind];
  }
  return bySection;
}

/** The figures without the to-dos that admins with this role can’t open. */
export function waitingFor<Figures extends WaitingFigures>(
  figures: Figures,
  role: AdminRole | null,
): Figures {
  return {
    ...figures,
    waiting: figures.waiting.filter(({ kind }) => isShown(kind, role)),
    applicants: isShown('applicants', role) ? figures.applicants : NO_APPLICANTS,
  };
}

function isShown(kind: WaitingKind, role: AdminRole | null): boolean {
  return role !== null && adminRolesOf(WAITING_ACCESS[kind]).includes(role);
}

const NO_APPLICANTS = { overdue: 0, due_soon: 0, next_due_at: null };

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
