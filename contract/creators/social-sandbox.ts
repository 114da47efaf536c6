import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { CONNECTABLE_PLATFORMS, MOST_COUNTED } from '#domain/creators/social-platforms.ts';

const sandboxParams = z.object({ platform: z.enum(CONNECTABLE_PLATFORMS) });

/** Present only if the sandbox replaces the platform. */
const socialSandbox = z.object({ platform: z.enum(CONNECTABLE_PLATFORMS) }).meta({ id: 'SocialSandbox' });

const count = z.number().int().min(0).max(MOST_COUNTED);

export const SANDBOX_BEHAVIORS = ['works', 'fails', 'ends', 'hides_posts'] as const;

/** The answer given on the sandbox's consent page. */
export const socialConsent = z
  .object({
    state: z.string().min(1).max(300),
    challenge: z.string().min(43).max(128),
    decision: z.enum(['allow', 'deny']),
    handle: z.string().trim().min(1, 'Enter a handle').max(60),
    followers: count,
    avg_views: count.nullable(),
    is_private: z.boolean(),
    /** The views of each post the account has. Null: made up from the link, and growing by the day. */
    post_views: count.nullable().default(null),
    /**
     * The platform's behavior afterward: it works, it doesn't answer, the connection ends within a minute, or the person
     * didn't allow reading how posts did.
     */
    behavior: z.enum(SANDBOX_BEHAVIORS),
  })
  .meta({ id: 'SocialConsent' });
export type SocialConsent = z.infer<typeof socialConsent>;

const socialConsentAnswer = z.object({ redirect_to: z.string() }).meta({ id: 'SocialConsentAnswer' });

export const socialSandboxEndpoints = endpoints({
  getSocialSandbox: {
    method: 'GET',
    url: '/api/dev/social/:platform',
    access: 'everyone',
    summary: 'Check whether the sandbox replaces a platform',
    params: sandboxParams,
    response: socialSandbox,
  },
  answerSocialConsent: {
    method: 'POST',
    url: '/api/dev/social/:platform',
    access: 'everyone',
    summary: "Allow or decline on the sandbox's consent page",
    params: sandboxParams,
    body: socialConsent,
    response: socialConsentAnswer,
  },
});
