import { z } from 'zod';
import { askPlatform } from './ask-platform.ts';
import { average } from './average.ts';
import { explainPostError, readInstagramPost } from './instagram-posts.ts';
import { SocialFailure, type SocialFailureKind } from './social-failure.ts';
import type { SocialProvider, SocialTokens } from './social-provider.ts';

export interface InstagramSettings {
  client_id: string;
  client_secret: string;
  /** In tests, one address replaces the three hosts. */
  api_base?: string | undefined;
  patience_ms?: number | undefined;
  now(): Date;
}

const SCOPES = 'instagram_business_basic,instagram_business_manage_insights';
const NEWEST_POSTS = '12';
/** Graph API: the token expired, or the person revoked the permission. */
const ENDED_CODES = [102, 190, 463, 467];
const BUSY_CODES = [4, 17, 32, 613];

/** Instagram API with Instagram Login. It has no PKCE; a long-lived token lasts 60 days and refreshes itself. */
export function instagram(settings: InstagramSettings): SocialProvider {
  const { client_id, client_secret, api_base } = settings;
  const [pages, api, graph] = [
    api_base ?? 'https://www.instagram.com',
    api_base ?? 'https://api.instagram.com',
    api_base ?? 'https://graph.instagram.com',
  ];
  const question = { platform: 'instagram', patience_ms: settings.patience_ms } as const;
  const readGraph = <Answer>(path: string, query: Record<string, string>, answer: z.ZodType<Answer>) =>
    askPlatform({ ...question, url: `${graph}${path}?${new URLSearchParams(query)}`, answer, explain });

  return {
    platform: 'instagram',
    kind: 'keys',
    authorizeUrl({ state, redirect_uri }) {
      const query = { client_id, redirect_uri, response_type: 'code', scope: SCOPES, state };
      return `${pages}/oauth/authorize?${new URLSearchParams(query)}`;
    },
    async exchange({ code, redirect_uri }) {
      const shortLived = await askPlatform({
        ...question,
        url: `${api}/oauth/access_token`,
        form: { client_id, client_secret, grant_type: 'authorization_code', redirect_uri, code },
        answer: shortLivedAnswer,
        explain: (status) => (status === 400 ? 'code_unusable' : null),
      });
      const query = {
        grant_type: 'ig_exchange_token',
        client_secret,
        access_token: shortLived.access_token,
      };
      return toTokens(await readGraph('/access_token', query, longLivedAnswer), settings.now());
    },
    async refresh({ access_token }) {
      const query = { grant_type: 'ig_refresh_token', access_token };
      return toTokens(await readGraph('/refresh_access_token', query, longLivedAnswer), settings.now());
    },
    async readNumbers({ access_token }) {
      const fields = 'user_id,username,followers_count';
      const me = await readGraph('/me', { fields, access_token }, meAnswer);
      return {
        external_id: me.user_id,
        handle: me.username.toLowerCase(),
        followers: me.followers_count,
        avg_views: await readAverageViews(access_token),
        // Only professional accounts can be connected, and those are public.
        is_private: false,
      };
    },
    readPost: ({ access_token }, post) =>
      readInstagramPost(
        (path, query, answer) =>
          askPlatform({
            ...question,
            url: `${graph}${path}?${new URLSearchParams({ ...query, access_token })}`,
            answer,
            explain: (status, body) => explain(status, body) ?? explainPostError(status, body),
          }),
        post,
      ),
  };

  /** Views need a permission that a person can leave out; then they are unknown. */
  async function readAverageViews(access_token: string): Promise<number | null> {
    const query = { fields: 'insights.metric(views)', limit: NEWEST_POSTS, access_token };
    try {
      const { data } = await readGraph('/me/media', query, mediaAnswer);
      return average(data.flatMap(({ insights }) => insights?.data[0]?.values[0]?.value ?? []));
    } catch (cause) {
      if (cause instanceof SocialFailure && cause.kind === 'unreadable') return null;
      throw cause;
    }
  }
}

const token = z.string().min(1).max(4_000);
const shortLived = z.object({ access_token: token });
/** In a list, as documented, and also without one. */
const shortLivedAnswer = z.union([
  shortLived,
  z.object({ data: z.tuple([shortLived], z.unknown()) }).transform(({ data }) => data[0]),
]);
const longLivedAnswer = z.object({ access_token: token, expires_in: z.number().positive() });
const meAnswer = z.object({
  user_id: z.union([z.string().min(1).max(100), z.number().int().transform(String)]),
  username: z.string().min(1).max(60),
  followers_count: z.number().int().min(0),
});
const mediaAnswer = z.object({
  data: z.array(
    z.object({
      insights: z
        .object({ data: z.array(z.object({ values: z.array(z.object({ value: z.number().min(0) })) })) })
        .optional(),
    }),
  ),
});
const errorAnswer = z.object({ error: z.object({ code: z.number() }) });

function explain(_status: number, body: unknown): SocialFailureKind | null {
  const { data } = errorAnswer.safeParse(body);
  if (data === undefined) return null;
  if (ENDED_CODES.includes(data.error.code)) return 'ended';
  return BUSY_CODES.includes(data.error.code) ? 'busy' : null;
}

function toTokens({ access_token, expires_in }: z.infer<typeof longLivedAnswer>, now: Date): SocialTokens {
  const expires_at = new Date(now.getTime() + expires_in * 1_000).toISOString();
  return { access_token, access_expires_at: expires_at, refresh_token: null, expires_at };
}
