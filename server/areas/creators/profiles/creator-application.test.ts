import { describe, expect, it } from 'vitest';
import type { CreatorApplication } from '#contract/creators/profiles.ts';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf } from '#test/support/calls.ts';
import { completeApplication, creatorIdOf } from '#test/support/creators.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { TestClock } from '#test/support/test-clock.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const { id: greenpoint } = await context.db
  .selectFrom('neighborhoods')
  .select('id')
  .where('neighborhood_name', '=', 'Greenpoint')
  .executeTakeFirstOrThrow();

const APPLICATION = '/api/creator-application';
const AGREED = { is_adult: true, labels_paid_posts: true, shows_own_work: true };

async function newApplicant(wishes: Parameters<typeof newPerson>[1] = {}) {
  const person = await newPerson(context, { role: 'applicant', creator: { status: 'draft' }, ...wishes });
  const headers = await signInAs(context, person);
  return {
    ...person,
    get: async () => (await call(`GET ${APPLICATION}`, { headers })).json() as CreatorApplication,
    change: (payload: object) => call(`PATCH ${APPLICATION}`, { headers, payload }),
    ask: (route: Parameters<typeof call>[0], payload: object = {}) => call(route, { headers, payload }),
    submit: (payload: object = AGREED) => call(`POST ${APPLICATION}/submission`, { headers, payload }),
  };
}

async function versionOf(applicant: Awaited<ReturnType<typeof newApplicant>>) {
  return (await applicant.get()).profile?.version ?? 0;
}

describe('an application is begun', () => {
  it('with status draft and the fields it is given [STATE-16] [CALL-20]', async () => {
    const applicant = await newApplicant({ creator: undefined });
    expect(await applicant.get()).toMatchObject({ profile: null });
    const answer = await applicant.ask(`POST ${APPLICATION}`, { bio: 'Steam and hands.' });
    expect(answer.json()).toMatchObject({
      profile: { status: 'draft', bio: 'Steam and hands.', home_city: { id: NEW_YORK_CITY_ID } },
    });
  });

  it('by signing up as a creator [STATE-16]', async () => {
    const payload = {
      email: `new-${Date.now()}@example.com`,
      password: 'a-password-for-tests',
      full_name: 'Maya Okafor',
      role: 'creator',
      accepts_terms: true,
    };
    await call('POST /api/auth/sign-ups', { payload });
    const { status } = await context.db
      .selectFrom('creators')
      .innerJoin('users', 'users.id', 'creators.user_id')
      .select('status')
      .where('users.email', '=', payload.email)
      .executeTakeFirstOrThrow();
    expect(status).toBe('draft');
  });

  it('once, however often it is asked for at the same time', async () => {
    const applicant = await newApplicant({ creator: undefined });
    const answers = await Promise.all(Array.from({ length: 20 }, () => applicant.ask(`POST ${APPLICATION}`)));
    expect(new Set(answers.map((answer) => answer.json().profile.id)).size).toBe(1);
  });

  it('a second begin changes nothing of what is there (decision: a second POST changes nothing) [CALL-20]', async () => {
    const applicant = await newApplicant();
    await applicant.change({ version: await versionOf(applicant), bio: 'Mine.' });
    const again = await applicant.ask(`POST ${APPLICATION}`, { bio: 'Another.' });
    expect(again.json().profile.bio).toBe('Mine.');
  });
});

describe('what is written', () => {
  it('is saved with a new updated_at, and the rest stays [CALL-21]', async () => {
    const applicant = await newApplicant();
    const first = (await applicant.get()).profile;
    const saved = await applicant.change({
      version: first?.version,
      bio: 'Steam.',
      languages: ['en', 'es', 'en'],
    });
    const second = saved.json().profile;
    const answer = await applicant.change({
      version: second.version,
      full_name: 'Maya A. Okafor',
      handle: '@MayaEats.BK'.toLowerCase() + applicant.user_id.slice(-6),
      home_neighborhood_id: greenpoint,
      niches: ['street_food', 'food'],
      availability: 'Weekdays before noon',
    });
    expect(second.version).toBe((first?.version ?? 0) + 1);
    expect(second.updated_at).not.toBe(first?.updated_at);
    expect(Date.parse(second.updated_at)).toBe(context.now().getTime());
    expect(answer.json().profile).toMatchObject({
      full_name: 'Maya A. Okafor',
      handle: `mayaeats.bk${applicant.user_id.slice(-6)}`,
      bio: 'Steam.',
      languages: ['en', 'es'],
      niches: ['food', 'street_food'],
      home_neighborhood: { id: greenpoint, neighborhood_name: 'Greenpoint', borough: 'Brooklyn' },
    });
    expect(answer.json().profile.home_city).toEqual({
      id: NEW_YORK_CITY_ID,
      name: 'New York City',
      state_code: 'NY',
      slug: expect.any(String),
    });
  });

  it('from a stale tab is refused and nothing is lost', async () => {
    const applicant = await newApplicant();
    const version = await versionOf(applicant);
    await applicant.change({ version, bio: 'From the first tab.' });
    const stale = await applicant.change({ version, bio: 'From the second tab.' });
    expect(stale.json()).toMatchObject({
      status: 409,
      code: 'stale',
      detail: 'This was also changed in another tab or on another device. Nothing you typed is lost.',
    });
    const prices = { version, rates: [] };
    expect((await applicant.ask(`PUT ${APPLICATION}/rates`, prices)).json()).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect((await applicant.get()).profile?.bio).toBe('From the first tab.');
  });

  it('twenty saves from one state at once are one save', async () => {
    const applicant = await newApplicant();
    const version = await versionOf(applicant);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => applicant.change({ version, bio: `Save ${index}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(refused.map((answer) => answer.json().code))).toEqual(new Set(['stale']));
  });

  it('twelve lists of prices from one version at once are one list', async () => {
    const applicant = await newApplicant();
    const version = await versionOf(applicant);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        applicant.ask(`PUT ${APPLICATION}/rates`, {
          version,
          rates: [{ kind: 'ugc_photo', price_cents: 1_000 + index }],
        }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(11).fill('stale'));
    const won = answers.find(({ statusCode }) => statusCode === 200);
    expect((await applicant.get()).profile).toMatchObject({
      rates: won?.json().profile.rates,
      version: version + 1,
    });
  });

  it('a decision about the account is no edit: what was being typed is saved afterwards', async () => {
    const applicant = await newApplicant({ role: 'creator', creator: { status: 'approved' } });
    const version = await versionOf(applicant);
    await applicant.ask('POST /api/creators/me/activation');
    const answer = await applicant.change({ version, bio: 'Begun before the first visit.' });
    expect(answer.json().profile).toMatchObject({ status: 'active', bio: 'Begun before the first visit.' });
  });

  it('one handle belongs to one creator, and the answer stands beside the field', async () => {
    const handle = `taken${newId().slice(-8)}`;
    const people = await Promise.all(Array.from({ length: 6 }, () => newApplicant()));
    const answers = await Promise.all(
      people.map(async (one) => one.change({ version: await versionOf(one), handle })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(refused?.json()).toMatchObject({
      status: 409,
      fields: [{ path: 'handle', message: 'This handle is taken. Try another one' }],
    });
  });

  it.each([
    ['a handle with a space', { handle: 'maya eats' }, 'handle'],
    ['a bio that is too long', { bio: 'x'.repeat(601) }, 'bio'],
    ['a language nobody speaks', { languages: ['xx'] }, 'languages.0'],
    ['six subjects', { niches: ['food', 'coffee', 'baking', 'bars', 'pets', 'art'] }, 'niches'],
    ['a name of nothing', { full_name: '  ' }, 'full_name'],
    ['a neighborhood that is not there', { home_neighborhood_id: newId() }, 'home_neighborhood_id'],
    ['a city that is not open', { home_city_id: newId() }, 'home_city_id'],
  ])('%s is refused at its field', async (_, fields, path) => {
    const applicant = await newApplicant();
    const answer = await applicant.change({ version: await versionOf(applicant), ...fields });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[0].path).toBe(path);
  });

  it('a price is from $5 to $5,000, once for each kind', async () => {
    const applicant = await newApplicant();
    const set = async (rates: object[]) =>
      applicant.ask(`PUT ${APPLICATION}/rates`, { version: await versionOf(applicant), rates });
    const reel = (price_cents: number) => ({ kind: 'instagram_reel', price_cents });
    expect((await set([reel(499)])).statusCode).toBe(400);
    expect((await set([reel(500_001)])).statusCode).toBe(400);
    expect((await set([reel(22_000), reel(23_000)])).statusCode).toBe(400);
    const answer = await set([{ kind: 'ugc_photo', price_cents: 500 }, reel(22_000)]);
    expect(answer.json().profile.rates).toEqual([reel(22_000), { kind: 'ugc_photo', price_cents: 500 }]);
  });
});

describe('links to live posts', () => {
  it('are kept short, known by their platform, in the order they are given', async () => {
    const applicant = await newApplicant();
    const add = (url: string) => applicant.ask(`POST ${APPLICATION}/links`, { url });
    await add('instagram.com/reel/C7xk2mOaf/?igsh=abc&utm_source=x#top');
    const answer = await add('https://www.tiktok.com/@mayaeatsbk/video/73');
    const links: { id: string }[] = answer.json().profile.links;
    expect(links).toMatchObject([
      { url: 'https://instagram.com/reel/C7xk2mOaf/', platform: 'instagram' },
      { url: 'https://www.tiktok.com/@mayaeatsbk/video/73', platform: 'tiktok' },
    ]);
    const ids = links.map(({ id }) => id).reverse();
    const ordered = await applicant.ask(`PUT ${APPLICATION}/links/order`, { ids });
    expect(ordered.json().profile.links.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it.each([
    'http://instagram.com/reel/1',
    'javascript:alert(1)',
    'https://user:secret@instagram.com/reel/1',
    'https://instagram.com:8443/reel/1',
    'https://127.0.0.1/reel',
    'https://[::1]/reel',
    'https://localhost/reel',
    'not a link',
  ])('%s is not taken', async (url) => {
    const applicant = await newApplicant();
    const answer = await applicant.ask(`POST ${APPLICATION}/links`, { url });
    expect(answer.json()).toMatchObject({ status: 400, fields: [{ path: 'url' }] });
  });

  it('are five at most, each once, even when sent at the same time', async () => {
    const applicant = await newApplicant();
    const add = (url: string) => applicant.ask(`POST ${APPLICATION}/links`, { url });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => add(`https://youtu.be/${index % 9}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect((await applicant.get()).profile?.links).toHaveLength(5);
  });

  it('of others stay where they are', async () => {
    const owner = await newApplicant();
    const added = await owner.ask(`POST ${APPLICATION}/links`, { url: 'https://youtu.be/mine' });
    const { id } = added.json().profile.links[0];
    const stranger = await newApplicant();
    await stranger.ask(`DELETE ${APPLICATION}/links/${id}`);
    expect((await owner.get()).profile?.links).toHaveLength(1);
    await owner.ask(`DELETE ${APPLICATION}/links/${id}`);
    expect((await owner.get()).profile?.links).toHaveLength(0);
  });
});

describe('sending', () => {
  it('an empty application answers with everything that is missing, by stop', async () => {
    const applicant = await newApplicant({ full_name: null });
    const answer = await applicant.submit({ ...AGREED, is_adult: false });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(answer.json().fields.map(({ path }: { path: string }) => path)).toEqual([
      'about.full_name',
      'about.handle',
      'about.bio',
      'about.languages',
      'about.home_neighborhood',
      'about.niches',
      'channels.channels',
      'portfolio.pieces',
      'prices.rates',
      'send.is_adult',
    ]);
    expect((await applicant.get()).profile?.status).toBe('draft');
  });

  it.each(['is_adult', 'labels_paid_posts', 'shows_own_work'])('asks for %s', async (agreement) => {
    const applicant = await newApplicant();
    await completeApplication(context, await creatorIdOf(context, applicant));
    const answer = await applicant.submit({ ...AGREED, [agreement]: false });
    expect(answer.json().fields).toMatchObject([{ path: `send.${agreement}` }]);
  });

  it('a complete one is with us, and stays as it was sent [STATE-17] [CALL-22]', async () => {
    const applicant = await newApplicant();
    await completeApplication(context, await creatorIdOf(context, applicant));
    const sent = (await applicant.submit()).json();
    expect(sent.profile).toMatchObject({ status: 'pending_review', submission_count: 1 });
    expect(sent.assignee_name).toBeNull();
    const late = await applicant.change({ version: sent.profile.version, bio: 'After.' });
    expect(late.json()).toMatchObject({ status: 403, code: 'creator_status_not_allowed' });
    expect((await applicant.submit()).json()).toMatchObject({ code: 'creator_status_not_allowed' });
  });

  it('twenty times at once is sending once', async () => {
    const applicant = await newApplicant();
    await completeApplication(context, await creatorIdOf(context, applicant));
    const answers = await Promise.all(Array.from({ length: 20 }, () => applicant.submit()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await applicant.get()).profile?.submission_count).toBe(1);
  });

  it('counts business days over a weekend and a holiday', async () => {
    const { app: laterApp } = await testApp({
      adapt: () => ({ now: () => new Date('2026-11-25T22:30:00Z') }),
    });
    const applicant = await newApplicant();
    await completeApplication(context, await creatorIdOf(context, applicant));
    const answer = await callerOf(laterApp)(`POST ${APPLICATION}/submission`, {
      headers: await signInAs(context, applicant),
      payload: AGREED,
    });
    // Sent on the Wednesday before Thanksgiving, so Friday is the first business day and Monday the second.
    expect(answer.json().profile.vetting_due_at).toBe('2026-11-30T23:00:00Z');
  });
});

it('who was turned down begins again after 30 days, with everything still there', async () => {
  const clock = new TestClock();
  const decided_at = new Date(clock.now().getTime() - 31 * 86_400_000).toISOString();
  const applicant = await newApplicant({ creator: { status: 'rejected', decided_at } });
  await completeApplication(context, await creatorIdOf(context, applicant));
  expect((await applicant.submit()).json()).toMatchObject({ code: 'creator_status_not_allowed' });
  const begun = await applicant.ask(`POST ${APPLICATION}`);
  expect(begun.json().profile).toMatchObject({ status: 'draft', bio: expect.any(String) });
  expect((await applicant.submit()).statusCode).toBe(200);
});
