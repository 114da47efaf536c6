import type { AccessRule, AccessRuleName } from './access.ts';

/** The rule of a group of pages: who may enter, and where everyone else is redirected. */
export interface Area {
  rule: AccessRuleName;
  signed_out?: string;
  /** `home` is the front page of the person's own area. */
  wrong_role?: string;
  wrong_state?: string;
}

export interface PageRule {
  path: string;
  area: AreaName;
  /** Narrows or widens the rule of the area for this page alone. */
  override?: Partial<AccessRule> & { fallback?: string };
  /**
   * The target for people who may enter a page that only redirects. `home` is the front page of their own area,
   * `settings` its settings; people who are already there stay.
   */
  leads_to?: string;
  /** People who are signed in are redirected to their intent's page, or their role's. */
  is_for_visitors?: true;
  /** Opens for admins only with `?as=`, the business they view. */
  is_seen_as?: true;
  /** Opens for admins who view the product as a creator. All other pages lead back to the creator's dashboard. */
  is_viewable?: true;
  /** Whether the page is part of a development build only. */
  is_development_only?: true;
}

export const AREAS = {
  open: { rule: 'everyone' },
  campaigns: {
    rule: 'campaign_list',
    signed_out: '/login?returnTo=/campaigns',
    wrong_role: '/',
    wrong_state: '/apply/status',
  },
  campaign: {
    rule: 'campaign_detail',
    signed_out: '/login?returnTo=/campaigns',
    wrong_role: '/',
    wrong_state: '/apply/status',
  },
  apply: {
    rule: 'application_open',
    signed_out: '/login?intent=creator-apply',
    wrong_role: 'home',
    wrong_state: '/apply/status',
  },
  apply_status: {
    rule: 'application_sent',
    signed_out: '/login?intent=creator-apply',
    wrong_role: 'home',
    wrong_state: '/apply',
  },
  onboarding: {
    rule: 'onboarding',
    signed_out: '/login?intent=business',
    wrong_role: 'home',
    wrong_state: '/business',
  },
  business: {
    rule: 'business',
    signed_out: '/login?intent=business',
    wrong_role: 'home',
    wrong_state: '/onboarding',
  },
  business_owner: {
    rule: 'business_owner',
    signed_out: '/login?intent=business',
    wrong_role: 'home',
    wrong_state: '/onboarding',
  },
  creator: {
    rule: 'creator',
    signed_out: '/login?intent=creator',
    wrong_role: 'home',
    wrong_state: '/apply/status',
  },
  admin: { rule: 'admin', signed_out: '/login', wrong_role: '/', wrong_state: '/' },
  admin_amounts: { rule: 'admin_amounts', signed_out: '/login', wrong_role: '/', wrong_state: '/' },
  admin_system: { rule: 'admin_system', signed_out: '/login', wrong_role: '/', wrong_state: '/' },
  requests: { rule: 'signed_in', signed_out: '/login?returnTo=/help/requests' },
  settings: { rule: 'settings', signed_out: '/login?returnTo=/settings', wrong_role: 'account' },
  developers: { rule: 'developer', signed_out: '/login?returnTo=/developers', wrong_role: 'home' },
  news: { rule: 'in_good_standing', signed_out: '/login?returnTo=/news', wrong_role: 'home' },
  /** Suspended accounts read and appeal decisions about them. */
  decisions: { rule: 'signed_in', signed_out: '/login?returnTo=/decisions', wrong_role: 'home' },
} as const satisfies Record<string, Area>;
export type AreaName = keyof typeof AREAS;

/**
 * All pages and who may open them. The first rule that matches an address counts; an address that matches none
 * redirects home. `{name}` matches one part of an address, or the rest of a
 * part such as `@{name}`; `*` matches any rest of the address.
 */
export const PAGE_RULES: readonly PageRule[] = [
  { path: '/', area: 'open' },
  { path: '/login', area: 'open', is_for_visitors: true },
  { path: '/signup', area: 'open', is_for_visitors: true },
  { path: '/logout', area: 'open' },
  { path: '/auth/redirect', area: 'open' },
  { path: '/auth/verify', area: 'open' },
  { path: '/auth/link', area: 'open' },
  { path: '/auth/forgot', area: 'open' },
  { path: '/auth/reset', area: 'open' },
  { path: '/auth/email-change', area: 'open' },
  { path: '/auth/second-step', area: 'open', is_for_visitors: true },
  { path: '/auth/protect', area: 'open' },
  { path: '/auth/email-check', area: 'open' },
  { path: '/auth/not-me', area: 'open' },
  { path: '/auth/instagram/callback', area: 'open' },
  { path: '/auth/tiktok/callback', area: 'open' },
  { path: '/privacy-policy', area: 'open' },
  { path: '/terms-of-service', area: 'open' },
  { path: '/help', area: 'open' },
  { path: '/help/contact', area: 'open' },
  { path: '/help/requests', area: 'requests' },
  { path: '/help/requests/{id}', area: 'requests' },
  { path: '/help/{slug}', area: 'open' },
  { path: '/@{handle}', area: 'open' },
  { path: '/shops/{slug}', area: 'open' },
  { path: '/c/{public_id}', area: 'open' },
  { path: '/nyc/{slug}', area: 'open' },
  { path: '/for/{slug}', area: 'open' },
  { path: '/reports/{token}', area: 'open' },
  { path: '/waiting-list', area: 'open' },
  { path: '/saved-search-mail', area: 'open' },
  { path: '/unsubscribe', area: 'open' },
  { path: '/invitations', area: 'open' },
  { path: '/dev/ui', area: 'open', is_development_only: true },
  { path: '/dev/social/{platform}', area: 'open' },
  { path: '/sandbox/checkout/{id}', area: 'open' },
  { path: '/sandbox/payee/{id}', area: 'open' },
  { path: '/dev/authenticator', area: 'open', is_development_only: true },
  { path: '/dev/mailbox', area: 'open', is_development_only: true },

  { path: '/campaigns', area: 'campaigns', is_viewable: true },
  { path: '/campaigns/{identifier}', area: 'campaign', is_viewable: true },
  { path: '/settings', area: 'settings', leads_to: 'settings' },

  { path: '/developers', area: 'developers' },
  { path: '/news', area: 'news' },
  { path: '/decisions', area: 'decisions' },

  { path: '/apply', area: 'apply' },
  { path: '/apply/status', area: 'apply_status' },

  { path: '/onboarding', area: 'onboarding' },
  { path: '/business', area: 'business', is_seen_as: true },
  { path: '/business/overview', area: 'business', is_seen_as: true },
  { path: '/business/locations', area: 'business', is_seen_as: true },
  { path: '/business/media', area: 'business', is_seen_as: true },
  { path: '/business/content', area: 'business', is_seen_as: true },
  { path: '/business/counter', area: 'business', override: { roles: ['business'] } },
  { path: '/business/campaigns/{identifier}/work/{id}', area: 'business', is_seen_as: true },
  { path: '/business/work/{id}', area: 'business', is_seen_as: true },
  { path: '/business/campaigns/{identifier}/fund', area: 'business', is_seen_as: true },
  { path: '/business/campaigns/{identifier}/report', area: 'business', is_seen_as: true },
  { path: '/business/receipts/{id}', area: 'business', is_seen_as: true },
  { path: '/business/statements', area: 'business_owner' },
  { path: '/business/settings', area: 'business', override: { roles: ['business'] } },
  { path: '/business/settings/billing', area: 'business_owner', leads_to: '/business/settings#billing' },
  { path: '/business/settings/members', area: 'business_owner', leads_to: '/business/settings#members' },
  { path: '/business/settings/deletion', area: 'business_owner', leads_to: '/business/settings#leaving' },
  { path: '/business/creators', area: 'business', is_seen_as: true },
  { path: '/business/creator-lists', area: 'business', is_seen_as: true },
  { path: '/business/creator-lists/{id}', area: 'business', is_seen_as: true },
  { path: '/business/creators/{id}', area: 'business', is_seen_as: true },
  { path: '/business/campaigns', area: 'business', is_seen_as: true },
  { path: '/business/campaigns/new', area: 'business', override: { roles: ['business'] } },
  { path: '/business/campaigns/{identifier}/edit', area: 'business', is_seen_as: true },
  { path: '/business/quotes', area: 'business', is_seen_as: true },
  { path: '/business/messages', area: 'business', override: { roles: ['business'] } },
  { path: '/business/messages/{id}', area: 'business', override: { roles: ['business'] } },
  { path: '/business/campaigns/{identifier}', area: 'business', is_seen_as: true },
  { path: '/business/campaigns/{identifier}/work/{id}/dispute', area: 'business', is_seen_as: true },
  { path: '/business/*', area: 'business', leads_to: 'home' },

  { path: '/creator', area: 'creator', is_viewable: true },
  { path: '/creator/settings', area: 'creator' },
  { path: '/creator/applications', area: 'creator', is_viewable: true },
  { path: '/creator/earnings', area: 'creator' },
  { path: '/creator/work/{id}/dispute', area: 'creator', is_viewable: true },
  { path: '/creator/work/{id}', area: 'creator', is_viewable: true },
  { path: '/creator/messages', area: 'creator' },
  { path: '/creator/messages/{id}', area: 'creator' },
  { path: '/creator/*', area: 'creator', leads_to: 'home' },

  { path: '/admin', area: 'admin' },
  { path: '/admin/settings', area: 'admin' },
  { path: '/admin/enrichment-test', area: 'admin_system' },
  { path: '/admin/users', area: 'admin' },
  { path: '/admin/admins', area: 'admin' },
  { path: '/admin/applicants', area: 'admin_amounts' },
  { path: '/admin/businesses', area: 'admin' },
  { path: '/admin/creators', area: 'admin_amounts' },
  { path: '/admin/campaigns', area: 'admin' },
  { path: '/admin/packages', area: 'admin_amounts' },
  { path: '/admin/storage', area: 'admin_system' },
  { path: '/admin/instagram', area: 'admin' },
  { path: '/admin/payments', area: 'admin_amounts' },
  { path: '/admin/payouts', area: 'admin_amounts' },
  { path: '/admin/taxes', area: 'admin_amounts' },
  { path: '/admin/approvals', area: 'admin_amounts' },
  { path: '/admin/reports', area: 'admin' },
  { path: '/admin/support', area: 'admin' },
  { path: '/admin/email-events', area: 'admin' },
  { path: '/admin/announcements', area: 'admin' },
  { path: '/admin/waitlist', area: 'admin' },
  { path: '/admin/exports', area: 'admin_amounts' },
  { path: '/admin/market', area: 'admin_amounts' },
  { path: '/admin/audit-log', area: 'admin_system' },
  { path: '/admin/utilities', area: 'admin_system' },
  { path: '/admin/*', area: 'admin', leads_to: 'home' },
];
