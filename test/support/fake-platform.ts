import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { challengeOf } from '#server/platform/social/pkce.ts';

/** A post of the account, with its counts by the names that Instagram or TikTok gives them. */
export interface FakePost {
  id: string;
  permalink: string;
  counts: Partial<Record<string, number>>;
}

export interface FakeAccount {
  id: string;
  username: string;
  followers: number;
  /** Of the newest posts. */
  views: readonly number[];
  posts?: FakePost[];
}

export type Fault = 'error' | 'slow' | 'odd' | 'no_json' | 'busy' | 'huge' | 'elsewhere';

export interface FakePlatform {
  /** The value of `INSTAGRAM_API_BASE` and `TIKTOK_API_BASE`. */
  base: string;
  account: FakeAccount;
  /** The fault of every call except the one for the first page. */
  fault: Fault | null;
  /** The next person says no. */
  denies: boolean;
  /** The person didn't allow reading how posts did. */
  hidesPosts: boolean;
  /** Ends every token there is. */
  endAll(): void;
  /** The number of requests to each path. */
  asked: Map<string, number>;
  close(): Promise<void>;
}

interface Code {
  challenge: string | null;
  redirect_uri: string;
}

/** Instagram and TikTok as their documents describe them, on this machine, with all that can go wrong. */
export async function fakePlatform(): Promise<FakePlatform> {
  const codes = new Map<string, Code>();
  const tokens = new Set<string>();
  let made = 0;
  const newToken = (kind: string) => {
    made += 1;
    const token = `${kind}-secret-${made}`;
    tokens.add(token);
    return token;
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    fake.asked.set(url.pathname, (fake.asked.get(url.pathname) ?? 0) + 1);
    const sent = await readAll(request);
    const form = new URLSearchParams(sent);
    if (url.pathname.endsWith('/authorize') || url.pathname.endsWith('/authorize/')) {
      return authorize(url.searchParams, response);
    }
    if (fake.fault !== null) return misbehave(fake.fault, response);
    const bearer = request.headers.authorization?.replace('Bearer ', '');
    const token = bearer ?? url.searchParams.get('access_token') ?? '';
    if (answerAboutPosts(url, sent, tokens.has(token), response)) return;
    answer(url, form, token, response);
  });

  function authorize(query: URLSearchParams, response: ServerResponse) {
    const redirect_uri = query.get('redirect_uri') ?? '';
    const back = new URL(redirect_uri);
    back.searchParams.set('state', query.get('state') ?? '');
    if (fake.denies) back.searchParams.set('error', 'access_denied');
    else {
      made += 1;
      codes.set(`code-${made}`, { challenge: query.get('code_challenge'), redirect_uri });
      back.searchParams.set('code', `code-${made}`);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  function spend(form: URLSearchParams): boolean {
    const name = form.get('code') ?? '';
    const code = codes.get(name);
    codes.delete(name);
    if (code === undefined || code.redirect_uri !== form.get('redirect_uri')) return false;
    return code.challenge === null || code.challenge === challengeOf(form.get('code_verifier') ?? '');
  }

  function answerAboutPosts(url: URL, sent: string, isKnown: boolean, response: ServerResponse): boolean {
    const posts = fake.account.posts ?? [];
    const id = /^\/(\d+)\/insights$/.exec(url.pathname)?.[1];
    if (url.pathname === '/youtube/v3/videos') {
      const found = posts.find((post) => post.id === url.searchParams.get('id'));
      send(response, 200, { items: found ? [{ statistics: found.counts }] : [] });
    } else if (!isKnown) return false;
    else if (url.pathname === '/v2/video/query/') {
      if (fake.hidesPosts) send(response, 401, { error: { code: 'scope_not_authorized' } });
      else {
        const wanted: string[] = JSON.parse(sent).filters.video_ids;
        const videos = posts.filter((post) => wanted.includes(post.id));
        send(response, 200, {
          data: { videos: videos.map((one) => ({ id: one.id, ...one.counts })) },
          error: TIKTOK_OK,
        });
      }
    } else if (
      url.pathname === '/me/stories' ||
      (url.pathname === '/me/media' && url.searchParams.get('fields') === 'id,permalink')
    ) {
      sendMedia(url, posts, response);
    } else if (id !== undefined) {
      const found = posts.find((post) => post.id === id);
      if (fake.hidesPosts) send(response, 400, { error: { code: 10, message: 'no permission' } });
      else if (found === undefined) send(response, 400, { error: { code: 100, message: 'no' } });
      else {
        const wanted = (url.searchParams.get('metric') ?? '').split(',');
        const data = wanted.flatMap((name) => {
          const value = found.counts[name];
          return value === undefined ? [] : [{ name, period: 'lifetime', values: [{ value }] }];
        });
        send(response, 200, { data });
      }
    } else return false;
    return true;
  }

  /** Two a page, so that a test doesn't need hundreds of posts to turn one. */
  function sendMedia(url: URL, posts: readonly FakePost[], response: ServerResponse) {
    const isStory = ({ permalink }: FakePost) => permalink.includes('/stories/');
    const theirs = posts.filter((post) => isStory(post) === (url.pathname === '/me/stories'));
    const from = Number(url.searchParams.get('after') ?? 0);
    const data = theirs.slice(from, from + 2).map(({ id, permalink }) => ({ id, permalink }));
    const hasMore = theirs.length > from + 2;
    const paging = { cursors: { after: String(from + 2) }, ...(hasMore && { next: 'https://graph/next' }) };
    send(response, 200, { data, paging });
  }

  function answer(url: URL, form: URLSearchParams, token: string, response: ServerResponse) {
    const isKnown = tokens.has(token);
    switch (url.pathname) {
      case '/oauth/access_token':
        if (!spend(form))
          return send(response, 400, { error_type: 'OAuthException', code: 400, error_message: 'no' });
        return send(response, 200, { access_token: newToken('short'), user_id: 7, permissions: [] });
      case '/access_token':
      case '/refresh_access_token':
        if (!isKnown) return send(response, 400, INSTAGRAM_ENDED);
        return send(response, 200, {
          access_token: newToken('long'),
          token_type: 'bearer',
          expires_in: 60 * 86_400,
        });
      case '/me':
        if (!isKnown) return send(response, 400, INSTAGRAM_ENDED);
        return send(response, 200, {
          user_id: fake.account.id,
          username: fake.account.username,
          followers_count: fake.account.followers,
          id: '1',
        });
      case '/me/media':
        if (!isKnown) return send(response, 400, INSTAGRAM_ENDED);
        return send(response, 200, {
          data: fake.account.views.map((value, id) => ({
            id,
            insights: { data: [{ name: 'views', values: [{ value }] }] },
          })),
        });
      case '/v2/oauth/token/':
        return tiktokToken(form, response);
      case '/v2/user/info/':
        if (!isKnown) return send(response, 401, TIKTOK_ENDED);
        return send(response, 200, {
          data: {
            user: {
              open_id: fake.account.id,
              username: fake.account.username,
              follower_count: fake.account.followers,
            },
          },
          error: TIKTOK_OK,
        });
      case '/v2/video/list/':
        if (!isKnown) return send(response, 401, TIKTOK_ENDED);
        return send(response, 200, {
          data: { videos: fake.account.views.map((view_count, id) => ({ id, view_count })) },
          error: TIKTOK_OK,
        });
      case '/v2/oauth/revoke/':
        tokens.delete(form.get('token') ?? '');
        return send(response, 200, {});
      default:
        return send(response, 404, {});
    }
  }

  function tiktokToken(form: URLSearchParams, response: ServerResponse) {
    const refresh = form.get('refresh_token') ?? '';
    const isGood = form.get('grant_type') === 'refresh_token' ? tokens.delete(refresh) : spend(form);
    if (!isGood) return send(response, 200, { error: 'invalid_grant', error_description: 'no' });
    send(response, 200, {
      access_token: newToken('access'),
      expires_in: 86_400,
      refresh_token: newToken('refresh'),
      refresh_expires_in: 365 * 86_400,
      open_id: fake.account.id,
      scope: '',
      token_type: 'Bearer',
    });
  }

  const fake: FakePlatform = {
    base: '',
    account: { id: '17841400001', username: 'Maya.Eats', followers: 6_284, views: [2_900, 2_920] },
    fault: null,
    denies: false,
    hidesPosts: false,
    endAll: () => tokens.clear(),
    asked: new Map(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  fake.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

const INSTAGRAM_ENDED = { error: { message: 'no', type: 'OAuthException', code: 190 } };
const TIKTOK_ENDED = { error: { code: 'access_token_invalid', message: 'no', log_id: '1' } };
const TIKTOK_OK = { code: 'ok', message: '', log_id: '1' };

function misbehave(fault: Fault, response: ServerResponse) {
  switch (fault) {
    case 'error':
      return send(response, 500, { error: 'no' });
    case 'busy':
      return send(response, 429, {});
    case 'odd':
      return send(response, 200, { hello: ['world'] });
    case 'no_json':
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>secret-1</html>');
    case 'huge':
      return send(response, 200, { filler: 'x'.repeat(2 ** 20) });
    case 'elsewhere':
      return response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    // Never answers, so the caller has to lose patience.
    case 'slow':
      return response.writeHead(200);
  }
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
