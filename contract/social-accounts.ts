import { z } from 'zod';
import { NUMBERS_SOURCES, SOCIAL_ACCOUNT_STATUSES } from '#domain/social-account-states.ts';
import { CONNECTABLE_PLATFORMS, MOST_COUNTED, SOCIAL_PLATFORMS } from '#domain/social-platforms.ts';

const count = z.number().int().nullable();
const moment = z.string().nullable();

/** An account elsewhere. What was read carries its source and its date; what the creator says stands beside it. */
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

/** One's own account: with the code that proves it. */
export const ownSocialAccount = socialAccount
  .extend({ proof_code: z.string().nullable(), last_failure: z.string().nullable() })
  .meta({ id: 'OwnSocialAccount' });
export type OwnSocialAccount = z.infer<typeof ownSocialAccount>;

/** What may be done with one's accounts now; `reason` says why not. */
const permission = z.object({ is_allowed: z.boolean(), reason: z.string().nullable() });

export const ownSocialAccounts = z
  .object({
    accounts: z.array(ownSocialAccount).max(SOCIAL_PLATFORMS.length),
    /** Platforms that can be asked who somebody is; elsewhere a code proves it. */
    connectable: z.array(z.enum(CONNECTABLE_PLATFORMS)),
    may: z.object({ change: permission, prove: permission }),
  })
  .meta({ id: 'OwnSocialAccounts' });
export type OwnSocialAccounts = z.infer<typeof ownSocialAccounts>;

const claimed = z.number().int().min(0).max(MOST_COUNTED).nullable();

export const socialAccountRequest = z
  .object({
    platform: z.enum(SOCIAL_PLATFORMS),
    handle: z.string().trim().min(1, 'Type the handle').max(200),
    claimed_followers: claimed.default(null),
    claimed_avg_views: claimed.default(null),
  })
  .meta({ id: 'SocialAccountRequest' });
export type SocialAccountRequest = z.infer<typeof socialAccountRequest>;

/** What is sent is changed, the rest stays. */
export const socialAccountChange = z
  .object({
    handle: z.string().trim().min(1, 'Type the handle').max(200),
    claimed_followers: claimed,
    claimed_avg_views: claimed,
  })
  .partial()
  .meta({ id: 'SocialAccountChange' });
export type SocialAccountChange = z.infer<typeof socialAccountChange>;

export const socialAccountParams = z.object({ id: z.uuid() });
export const platformParams = z.object({ platform: z.enum(CONNECTABLE_PLATFORMS) });

/** Where the person is sent to say yes. */
export const connectionStart = z.object({ authorize_url: z.string() }).meta({ id: 'ConnectionStart' });

/** What a platform sent the person back with. */
export const connectionCallback = z
  .object({ code: z.string().min(1).max(4_000), state: z.string().min(1).max(300) })
  .meta({ id: 'ConnectionCallback' });

/** What was found where the code should stand. */
export const proofCheck = z
  .object({ is_proven: z.boolean(), seen: z.string(), account: ownSocialAccount })
  .meta({ id: 'ProofCheck' });
export type ProofCheck = z.infer<typeof proofCheck>;
