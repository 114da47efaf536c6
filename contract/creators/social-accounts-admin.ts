import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason, choiceCounts, cursor, searchText, sortedBy } from '#contract/platform/lists.ts';
import { SOCIAL_FILTERS, SYNC_CAUSES, SYNC_OUTCOMES } from '#domain/creators/social-account-states.ts';
import { CONNECTABLE_PLATFORMS, SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { socialAccount, socialAccountParams } from './social-accounts.ts';

export const adminSocialQuery = z.object({
  search: searchText,
  platform: z.enum(SOCIAL_PLATFORMS).optional(),
  filter: z.enum(SOCIAL_FILTERS).optional(),
  ...sortedBy(['added', 'followers', 'synced', 'expires']),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
});
export type AdminSocialQuery = z.output<typeof adminSocialQuery>;

const moment = z.string().nullable();

export const adminSocialRow = socialAccount
  .extend({
    creator_id: z.string(),
    creator_name: z.string().nullable(),
    creator_email: z.string(),
    token_expires_at: moment,
    next_sync_at: moment,
    last_failure: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'AdminSocialRow' });
export type AdminSocialRow = z.infer<typeof adminSocialRow>;

const adminSocialPage = z
  .object({
    accounts: z.array(adminSocialRow).max(100),
    next_cursor: z.string().nullable(),
    counts: choiceCounts,
  })
  .meta({ id: 'AdminSocialPage' });

export const socialSync = z
  .object({
    id: z.string(),
    cause: z.enum(SYNC_CAUSES),
    outcome: z.enum(SYNC_OUTCOMES),
    failure: z.string().nullable(),
    took_ms: z.number().int(),
    created_at: z.string(),
  })
  .meta({ id: 'SocialSync' });
export type SocialSync = z.infer<typeof socialSync>;

/** One account with its newest syncs. */
export const adminSocialAccount = adminSocialRow
  .extend({ syncs: z.array(socialSync).max(30) })
  .meta({ id: 'AdminSocialAccount' });
export type AdminSocialAccount = z.infer<typeof adminSocialAccount>;

/** `off` means neither keys nor a sandbox, so creators verify their handles with a code. */
const socialProvider = z.object({
  platform: z.enum(CONNECTABLE_PLATFORMS),
  kind: z.enum(['keys', 'sandbox', 'off']),
  /** The redirect address to register with the platform. */
  redirect_address: z.string(),
});

export const socialSummary = z
  .object({
    connected: z.number().int(),
    expiring: z.number().int(),
    expired: z.number().int(),
    failing: z.number().int(),
    providers: z.array(socialProvider),
  })
  .meta({ id: 'SocialSummary' });
export type SocialSummary = z.infer<typeof socialSummary>;

const socialDisconnection = z.object({ reason: adminReason }).meta({ id: 'SocialDisconnection' });

export const adminSocialAccountEndpoints = endpoints({
  listAllSocialAccounts: {
    method: 'GET',
    url: '/api/admin/social-accounts',
    access: 'admin',
    summary:
      "List creators' social accounts, newest first or sorted; search by the start of a handle, name or email",
    query: adminSocialQuery,
    response: adminSocialPage,
  },
  getSocialSummary: {
    method: 'GET',
    url: '/api/admin/social-summary',
    access: 'admin',
    summary: 'Summarize social connections and how each platform is reached',
    response: socialSummary,
  },
  getSocialAccount: {
    method: 'GET',
    url: '/api/admin/social-accounts/:id',
    access: 'admin',
    views: 'social_account',
    summary: 'Get a social account with its latest numbers',
    params: socialAccountParams,
    response: adminSocialAccount,
  },
  syncSocialAccountForAdmin: {
    method: 'POST',
    url: '/api/admin/social-accounts/:id/syncs',
    access: 'admin_support',
    summary: "Sync a connected account's numbers now",
    params: socialAccountParams,
    response: adminSocialAccount,
  },
  disconnectSocialAccountForAdmin: {
    method: 'POST',
    url: '/api/admin/social-accounts/:id/disconnection',
    access: 'admin_operations',
    summary: 'Disconnect a social account, with a reason for its creator',
    params: socialAccountParams,
    body: socialDisconnection,
    response: adminSocialAccount,
  },
});
