import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { type Fault, fakePlatform } from '#test/support/fake-platform.ts';
import { SECRET_OF_TESTS } from '#test/support/secret-of-tests.ts';
import { TestClock } from '#test/support/test-clock.ts';
import { instagram } from './instagram.ts';
import { challengeOf, newVerifier } from './pkce.ts';
import { answerConsent, sandbox } from './sandbox.ts';
import { SocialFailure } from './social-failure.ts';
import type { SocialProvider } from './social-provider.ts';
import { tiktok } from './tiktok.ts';

const fake = await fakePlatform();
afterAll(() => fake.close());
const fresh = { ...fake.account };
const clock = new TestClock();
const now = () => clock.now();
const config = readConfig({ NODE_ENV: 'test', APP_SECRET: SECRET_OF_TESTS });
const redirect_uri = 'https://bizmeet.example/auth/callback';
const keys = { client_secret: 'keys-secret', api_base: fake.base, now };
const follow = async (url: string) => url;
const hasty = { ...keys, patience_ms: 300 };

beforeEach(() => {
  fake.fault = null;
  fake.denies = false;
  fake.account = { ...fresh };
});

/** A platform, and how a person says yes or no on its page. */
interface Subject {
  provider: SocialProvider;
  /** The same, for a platform that takes too long. */
  hasty: SocialProvider;
  answer(url: string, says: 'allow' | 'deny'): Promise<URLSearchParams>;
  hasPkce: boolean;
  end?: () => void;
}

const sandboxSettings = { config, platform: 'instagram', now } as const;

async function answerFake(url: string, says: 'allow' | 'deny') {
  fake.denies = says === 'deny';
  const { headers } = await fetch(url, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '').searchParams;
}

async function answerSandbox(url: string, says: 'allow' | 'deny', behavior: 'works' | 'ends' = 'works') {
  const asked = new URL(url, 'http://sandbox').searchParams;
  const back = answerConsent(sandboxSettings, {
    state: asked.get('state') ?? '',
    challenge: asked.get('challenge') ?? '',
    decision: says,
    handle: 'maya.eats',
    followers: fresh.followers,
    avg_views: 2_910,
    is_private: false,
    post_views: null,
    behavior,
  });
  return new URL(back, 'http://sandbox').searchParams;
}

const SUBJECTS: Record<string, Subject> = {
  instagram: {
    provider: instagram({ client_id: 'id', ...keys }),
    hasty: instagram({ client_id: 'id', ...hasty }),
    answer: answerFake,
    hasPkce: false,
    end: () => fake.endAll(),
  },
  tiktok: {
    provider: tiktok({ client_key: 'id', follow, ...keys }),
    hasty: tiktok({ client_key: 'id', follow, ...hasty }),
    answer: answerFake,
    hasPkce: true,
    end: () => fake.endAll(),
  },
  sandbox: {
    provider: sandbox(sandboxSettings),
    hasty: sandbox(sandboxSettings),
    answer: answerSandbox,
    hasPkce: true,
  },
};

async function goThere({ provider, answer }: Subject, says: 'allow' | 'deny' = 'allow') {
  const verifier = newVerifier();
  const way = { state: 'a state & more', challenge: challengeOf(verifier), redirect_uri };
  const back = await answer(provider.authorizeUrl(way), says);
  return { back, verifier, code: back.get('code') ?? '', redirect_uri };
}

async function connect(subject: Subject) {
  return subject.provider.exchange(await goThere(subject));
}

const failing = (kind: SocialFailure['kind']) => expect.objectContaining({ kind });

describe.each(Object.entries(SUBJECTS))('%s', (_name, subject) => {
  const { provider } = subject;

  it('leads there and back with the state, and reads who it is and how many follow', async () => {
    const way = await goThere(subject);
    expect(way.back.get('state')).toBe('a state & more');
    const tokens = await provider.exchange(way);
    expect(Date.parse(tokens.expires_at) - clock.now().getTime()).toBeGreaterThanOrEqual(59 * 86_400_000);
    const numbers = await provider.readNumbers(tokens);
    expect(numbers).toMatchObject({ handle: 'maya.eats', followers: 6_284, avg_views: 2_910 });
    expect(numbers.external_id).not.toBe('');
    expect(await provider.readNumbers(await provider.refresh(tokens))).toEqual(numbers);
  });

  it('comes back with an error and no code when the person says no', async () => {
    const { back } = await goThere(subject, 'deny');
    expect(back.get('error')).toBe('access_denied');
    expect(back.get('code')).toBeNull();
    expect(back.get('state')).toBe('a state & more');
  });

  it('refuses a code that is made up', async () => {
    const way = { code: 'made-up', verifier: newVerifier(), redirect_uri };
    await expect(provider.exchange(way)).rejects.toEqual(failing('code_unusable'));
  });

  if (subject.hasPkce) {
    it('refuses the code of somebody else, who cannot know the verifier', async () => {
      const way = await goThere(subject);
      await expect(provider.exchange({ ...way, verifier: newVerifier() })).rejects.toEqual(
        failing('code_unusable'),
      );
    });
  }

  it('says that a connection has ended', async () => {
    const tokens = await connect(subject);
    const { end } = subject;
    if (end) end();
    const dead = end ? tokens : { ...tokens, access_token: 'made-up', refresh_token: 'made-up' };
    await expect(provider.readNumbers(dead)).rejects.toEqual(failing('ended'));
    await expect(provider.refresh(dead)).rejects.toEqual(failing('ended'));
  });
});

describe.each(Object.entries(SUBJECTS).filter(([name]) => name !== 'sandbox'))('%s failing', (_, subject) => {
  it.each<[Fault, SocialFailure['kind']]>([
    ['error', 'away'],
    ['slow', 'away'],
    ['huge', 'away'],
    ['elsewhere', 'away'],
    ['busy', 'busy'],
    ['odd', 'unreadable'],
    ['no_json', 'unreadable'],
  ])('answers %s with the failure %s, and lets out nothing secret', async (fault, kind) => {
    const tokens = await connect(subject);
    const way = await goThere(subject);
    fake.fault = fault;
    const provider = fault === 'slow' ? subject.hasty : subject.provider;
    for (const call of [
      () => provider.readNumbers(tokens),
      () => provider.refresh(tokens),
      () => provider.exchange(way),
    ]) {
      const failure = await call().catch((cause: unknown) => cause);
      expect(failure).toBeInstanceOf(SocialFailure);
      expect(failure).toEqual(failing(kind));
      expect(JSON.stringify([failure, String(failure), (failure as Error).stack])).not.toMatch(/-secret/);
    }
  });

  it('takes a code once', async () => {
    const way = await goThere(subject);
    await subject.provider.exchange(way);
    await expect(subject.provider.exchange(way)).rejects.toEqual(failing('code_unusable'));
  });

  it('knows no average where there are no posts', async () => {
    fake.account = { ...fresh, views: [] };
    const numbers = await subject.provider.readNumbers(await connect(subject));
    expect(numbers).toMatchObject({ followers: 6_284, avg_views: null });
  });
});

it('a code of the sandbox runs out after ten minutes, and a connection asked to end does after one', async () => {
  const subject = SUBJECTS.sandbox as Subject;
  const late = await goThere(subject);
  clock.advance({ hours: 1 });
  await expect(subject.provider.exchange(late)).rejects.toEqual(failing('code_unusable'));
  const way = await goThere({ ...subject, answer: (url, says) => answerSandbox(url, says, 'ends') });
  const tokens = await subject.provider.exchange(way);
  expect(await subject.provider.readNumbers(tokens)).toMatchObject({ handle: 'maya.eats' });
  clock.advance({ hours: 1 });
  await expect(subject.provider.readNumbers(tokens)).rejects.toEqual(failing('ended'));
  await expect(subject.provider.refresh(tokens)).rejects.toEqual(failing('ended'));
});

it('TikTok gives its tokens back when asked to', async () => {
  const subject = SUBJECTS.tiktok as Subject;
  const tokens = await connect(subject);
  await subject.provider.revoke?.(tokens);
  await expect(subject.provider.readNumbers(tokens)).rejects.toEqual(failing('ended'));
});

it.each([
  ['instagram', ['instagram_business_basic', 'instagram_business_manage_insights']],
  ['tiktok', ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.list']],
])('asks the platforms for reading alone: %s', (name, allowed) => {
  const way = { state: 'state', challenge: challengeOf(newVerifier()), redirect_uri };
  const asked = new URL(SUBJECTS[name]?.provider.authorizeUrl(way) ?? '').searchParams.get('scope');
  expect(asked?.split(',')).toEqual(allowed);
});
