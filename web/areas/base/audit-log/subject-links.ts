import { recordPath } from '#domain/admin/search.ts';

type PathOf = (id: string) => string;

/** Where a record of the audit log is shown. Storage, jobs and packages have no page for one of them. */
const PATHS: Readonly<Record<string, PathOf>> = {
  account: (id) => recordPath('user', id),
  business: (id) => recordPath('business', id),
  campaign: (id) => recordPath('campaign', id),
  collaboration: (id) => recordPath('payment', id),
  payment: (id) => recordPath('payment', id),
  payout: (id) => recordPath('payout', id),
  dispute: (id) => recordPath('dispute', id),
  email_event: (id) => recordPath('email', id),
  creator: (id) => `/admin/creators?open=${id}`,
  social_account: (id) => `/admin/instagram?open=${id}`,
  support_request: (id) => `/admin/support?open=${id}`,
  platform_setting: () => '/admin/utilities',
  tax_year: () => '/admin/taxes',
  tax_run: () => '/admin/taxes',
  tax_statement: () => '/admin/taxes',
  message: (id) => `/admin/reports?open=message.${id}`,
  report_decision: () => '/admin/reports',
  approval: () => '/admin/approvals',
  announcement: (id) => `/admin/announcements?open=${id}`,
};

export function subjectPath(type: string, id: string): string | null {
  return PATHS[type]?.(id) ?? null;
}
