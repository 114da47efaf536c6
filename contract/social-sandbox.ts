import { z } from 'zod';
import { CONNECTABLE_PLATFORMS, MOST_COUNTED } from '#domain/social-platforms.ts';

export const sandboxParams = z.object({ platform: z.enum(CONNECTABLE_PLATFORMS) });

/** Said only where the sandbox stands in for the platform. */
export const socialSandbox = z
  .object({ platform: z.enum(CONNECTABLE_PLATFORMS) })
  .meta({ id: 'SocialSandbox' });

const count = z.number().int().min(0).max(MOST_COUNTED);

/** The answer somebody gives on the consent page of the sandbox. */
export const socialConsent = z
  .object({
    state: z.string().min(1).max(300),
    challenge: z.string().min(43).max(128),
    decision: z.enum(['allow', 'deny']),
    handle: z.string().trim().min(1, 'Type a handle').max(60),
    followers: count,
    avg_views: count.nullable(),
    is_private: z.boolean(),
    /** What comes after: all is well, the platform does not answer, or the connection ends within a minute. */
    behavior: z.enum(['works', 'fails', 'ends']),
  })
  .meta({ id: 'SocialConsent' });
export type SocialConsent = z.infer<typeof socialConsent>;

export const socialConsentAnswer = z.object({ redirect_to: z.string() }).meta({ id: 'SocialConsentAnswer' });
