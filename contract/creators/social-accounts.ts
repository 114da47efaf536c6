import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { NUMBERS_SOURCES, SOCIAL_ACCOUNT_STATUSES } from '#domain/creators/social-account-states.ts';
import { CONNECTABLE_PLATFORMS, MOST_COUNTED, SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';

const count = z.number().int().nullable();
const moment = z.string().nullable();

/** A social account. Numbers that were read carry their source and date; numbers the creator claims are separate. */
export const socialAccount = z
  .object({
    id: z.string(),
    platform: z.enum(SOCIAL_PLATFORMS),
    handle: z.string(),
    status: z.enum(SOCIAL_ACCOUNT_STATUSES),
    followers: count,
    avg_views: count,
    claimed_followers: count,
    claimed_avg_views: count,
    is_private: z.boolean().nullable(),
    numbers_source: z.enum(NUMBERS_SOURCES).nullable(),
    numbers_read_at: moment,
    failing_since: moment,
    connected_at: moment,
  })
  .meta({ id: 'SocialAccount' });
export type SocialAccount = z.infer<typeof socialAccount>;

/** The caller's own account, with the code that verifies it. */
export const ownSocialAccount = socialAccount
  .extend({ proof_code: z.string().nullable(), last_failure: z.string().nullable() })
  .meta({ id: 'OwnSocialAccount' });
export type OwnSocialAccount = z.infer<typeof ownSocialAccount>;

/** The actions an account allows now; `reason` says why not. */
const permission = z.object({ is_allowed: z.boolean(), reason: z.string().nullable() });

export const ownSocialAccounts = z
  .object({
    accounts: z.array(ownSocialAccount).max(SOCIAL_PLATFORMS.length),
    /** Platforms that can confirm an identity; the others need a code. */
    connectable: z.array(z.enum(CONNECTABLE_PLATFORMS)),
    may: z.object({ change: permission, prove: permission }),
  })
  .meta({ id: 'OwnSocialAccounts' });
export type OwnSocialAccounts = z.infer<typeof ownSocialAccounts>;

const claimed = z.number().int().min(0).max(MOST_COUNTED).nullable();

export const socialAccountRequest = z
  .object({
    platform: z.enum(SOCIAL_PLATFORMS),
    handle: oneLine().min(1, 'Enter the handle').max(200),
    claimed_followers: claimed.default(null),
    claimed_avg_views: claimed.default(null),
  })
  .meta({ id: 'SocialAccountRequest' });
export type SocialAccountRequest = z.infer<typeof socialAccountRequest>;

/** Fields that are left out stay as they are. */
export const socialAccountChange = z
  .object({
    handle: oneLine().min(1, 'Enter the handle').max(200),
    claimed_followers: claimed,
    claimed_avg_views: claimed,
  })
  .partial()
  .meta({ id: 'SocialAccountChange' });
export type SocialAccountChange = z.infer<typeof socialAccountChange>;

export const socialAccountParams = z.object({ id: z.uuid() });
const platformParams = z.object({ platform: z.enum(CONNECTABLE_PLATFORMS) });

/** The platform's consent page. */
const connectionStart = z.object({ authorize_url: z.string() }).meta({ id: 'ConnectionStart' });

/** The platform sends the person back with these parameters. */
const connectionCallback = z
  .object({ code: z.string().min(1).max(4_000), state: z.string().min(1).max(300) })
  .meta({ id: 'ConnectionCallback' });

/** The result of looking for the code in the profile. */
export const proofCheck = z
  .object({ is_proven: z.boolean(), seen: z.string(), account: ownSocialAccount })
  .meta({ id: 'ProofCheck' });
export type ProofCheck = z.infer<typeof proofCheck>;

export const socialAccountEndpoints = endpoints({
  listOwnSocialAccounts: {
    method: 'GET',
    url: '/api/social-accounts',
    access: 'creator_side',
    is_viewable: true,
    summary: 'List my social accounts and how each is verified',
    response: ownSocialAccounts,
  },
  addSocialAccount: {
    method: 'POST',
    url: '/api/social-accounts',
    access: 'creator_side',
    summary: 'Add a social account, one per platform',
    body: socialAccountRequest,
    response: ownSocialAccount,
  },
  changeSocialAccount: {
    method: 'PATCH',
    url: '/api/social-accounts/:id',
    access: 'creator_side',
    summary: 'Update a social account; a new handle has to be verified again',
    params: socialAccountParams,
    body: socialAccountChange,
    response: ownSocialAccount,
  },
  removeSocialAccount: {
    method: 'DELETE',
    url: '/api/social-accounts/:id',
    access: 'creator_side',
    summary: 'Remove a social account from my profile',
    params: socialAccountParams,
    response: z.object({ id: z.string() }),
  },
  disconnectSocialAccount: {
    method: 'DELETE',
    url: '/api/social-accounts/:id/connection',
    access: 'creator_side',
    summary: 'Disconnect a social account and delete its numbers, except those of posts made for businesses',
    params: socialAccountParams,
    response: ownSocialAccount,
  },
  syncSocialAccount: {
    method: 'POST',
    url: '/api/social-accounts/:id/syncs',
    access: 'creator_side',
    summary: "Sync my connected account's numbers now",
    params: socialAccountParams,
    response: ownSocialAccount,
  },
  createProofCode: {
    method: 'POST',
    url: '/api/social-accounts/:id/proof-code',
    access: 'creator_side',
    summary: "Create a code to put in a social account's bio",
    params: socialAccountParams,
    response: ownSocialAccount,
  },
  checkProofCode: {
    method: 'POST',
    url: '/api/social-accounts/:id/proof-checks',
    access: 'creator_side',
    summary: "Check a social account's bio for the code",
    params: socialAccountParams,
    response: proofCheck,
  },
  beginSocialConnection: {
    method: 'POST',
    url: '/api/social-connections/:platform',
    access: 'creator_side',
    summary: 'Start connecting a social account; the sign-in has to finish within 10 minutes',
    params: platformParams,
    response: connectionStart,
  },
  completeSocialConnection: {
    method: 'POST',
    url: '/api/social-connections/:platform/callback',
    access: 'creator_side',
    summary: "Finish connecting a social account with the platform's code",
    params: platformParams,
    body: connectionCallback,
    response: ownSocialAccount,
  },
});
