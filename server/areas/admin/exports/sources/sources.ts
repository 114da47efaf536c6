import type { AdminList } from '#domain/admin/lists.ts';
import { auditLog, emails, reports, support, waitlist } from './admin-work.ts';
import { campaigns, disputes, ledger, payments, payouts } from './money.ts';
import { businesses, creators, socialAccounts, users } from './people.ts';
import type { Source } from './source.ts';

export const SOURCES: Record<AdminList, Source> = {
  users,
  businesses,
  creators,
  campaigns,
  payments,
  payouts,
  disputes,
  reports,
  emails,
  support,
  social_accounts: socialAccounts,
  waitlist,
  audit_log: auditLog,
  ledger,
};
