import { z } from 'zod';
import { askPlatform } from './ask-platform.ts';
import { average } from './average.ts';
import { SocialFailure, type SocialFailureKind } from './social-failure.ts';
import type { SocialProvider, SocialTokens } from './social-provider.ts';
import {
  explainVideoError,
  type FollowLink,
  POST_FIELDS,
  readTikTokPost,
  videoAnswer,
} from './tiktok-posts.ts';

export interface TikTokSettings {
  client_key: string;
  client_secret: string;
  /** In tests, one address replaces the two hosts. */
  api_base?: string | undefined;
  patience_ms?: number | undefined;
  /** Learns where a short link leads. */
  follow: FollowLink;
  now(): Date;
}

const SCOPES = 'user.info.basic,user.info.profile,user.info.stats,video.list';
const NEWEST_POSTS = 12;

/** TikTok Login Kit, version 2. An access token lasts a day, the refresh token behind it a year. */
export function tiktok(settings: TikTokSettings): SocialProvider {
  const { client_key, client_secret, api_base } = settings;
  const pages = api_base ?? 'https://www.tiktok.com';
  const api = api_base ?? 'https://open.tiktokapis.com';
  const question = { platform: 'tiktok', patience_ms: settings.patience_ms } as const;

  const askForTokens = async (form: Record<string, string>, refused: SocialFailureKind) =>
    toTokens(
      await askPlatform({
        ...question,
        url: `${api}/v2/oauth/token/`,
        form: { client_key, client_secret, ...form },
        answer: tokenAnswer,
        // Refusals also come with status 200. Any other code than this one is about our keys, not about the person.
        explain: (_status, body) => (refusalAnswer.safeParse(body).success ? refused : null),
      }),
      settings.now(),
    );

  return {
    platform: 'tiktok',
    kind: 'keys',
    authorizeUrl({ state, challenge, redirect_uri }) {
      const query = {
        client_key,
        scope: SCOPES,
        response_type: 'code',
        redirect_uri,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      return `${pages}/v2/auth/authorize/?${new URLSearchParams(query)}`;
    },
    exchange: ({ code, verifier, redirect_uri }) =>
      askForTokens(
        { grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier },
        'code_unusable',
      ),
    async refresh({ refresh_token }) {
      if (refresh_token === null) throw new SocialFailure('tiktok', 'ended');
      return askForTokens({ grant_type: 'refresh_token', refresh_token }, 'ended');
    },
    async readNumbers({ access_token }) {
      const fields = 'open_id,username,follower_count';
      const { data } = await askPlatform({
        ...question,
        url: `${api}/v2/user/info/?fields=${fields}`,
        bearer: access_token,
        answer: userAnswer,
        explain,
      });
      const { open_id, username, follower_count } = data.user;
      return {
        external_id: open_id,
        handle: username.toLowerCase(),
        followers: follower_count,
        avg_views: await readAverageViews(access_token),
        is_private: null,
      };
    },
    readPost: ({ access_token }, post) =>
      readTikTokPost(
        {
          follow: settings.follow,
          query: (id) =>
            askPlatform({
              ...question,
              url: `${api}/v2/video/query/?fields=${POST_FIELDS}`,
              json: { filters: { video_ids: [id] } },
              bearer: access_token,
              answer: videoAnswer,
              explain: (status, body) => explainVideoError(status, body) ?? explain(status, body),
            }),
        },
        post,
      ),
    async revoke({ access_token }) {
      await askPlatform({
        ...question,
        url: `${api}/v2/oauth/revoke/`,
        form: { client_key, client_secret, token: access_token },
        answer: z.unknown(),
        explain: () => null,
      });
    },
  };

  /** The list of videos needs a permission that a person can leave out; then views are unknown. */
  async function readAverageViews(access_token: string): Promise<number | null> {
    try {
      const { data } = await askPlatform({
        ...question,
        url: `${api}/v2/video/list/?fields=id,view_count`,
        json: { max_count: NEWEST_POSTS },
        bearer: access_token,
        answer: videosAnswer,
        explain,
      });
      return average(data.videos.map(({ view_count }) => view_count));
    } catch (cause) {
      if (cause instanceof SocialFailure && cause.kind === 'unreadable') return null;
      throw cause;
    }
  }
}

const token = z.string().min(1).max(4_000);
const seconds = z.number().positive();
const tokenAnswer = z.object({
  access_token: token,
  expires_in: seconds,
  refresh_token: token,
  refresh_expires_in: seconds,
});
const refusalAnswer = z.object({ error: z.literal('invalid_grant') });
const userAnswer = z.object({
  data: z.object({
    user: z.object({
      open_id: z.string().min(1).max(100),
      username: z.string().min(1).max(60),
      follower_count: z.number().int().min(0),
    }),
  }),
});
const videosAnswer = z.object({
  data: z.object({ videos: z.array(z.object({ view_count: z.number().int().min(0) })) }),
});
const errorAnswer = z.object({ error: z.object({ code: z.string() }) });

function explain(_status: number, body: unknown): SocialFailureKind | null {
  const code = errorAnswer.safeParse(body).data?.error.code;
  if (code === undefined || code === 'ok') return null;
  if (code === 'access_token_invalid') return 'ended';
  if (code === 'rate_limit_exceeded') return 'busy';
  return code === 'internal_error' ? 'away' : 'unreadable';
}

function toTokens(answer: z.infer<typeof tokenAnswer>, now: Date): SocialTokens {
  const inSeconds = (count: number) => new Date(now.getTime() + count * 1_000).toISOString();
  return {
    access_token: answer.access_token,
    access_expires_at: inSeconds(answer.expires_in),
    refresh_token: answer.refresh_token,
    expires_at: inSeconds(answer.refresh_expires_in),
  };
}
