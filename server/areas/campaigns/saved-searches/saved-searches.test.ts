import { expect, it } from 'vitest';
import { callerOf } from '#test/support/calls.ts';
import { newListedCampaign } from '#test/support/listings.ts';
import { waitForMail } from '#test/support/mailbox.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { mailNewMatches } from './jobs/mail-new-matches.ts';

const { app, context } = await testApp();
const call = callerOf(app);

async function newCreator() {
  const person = await newPerson(context, { role: 'creator', creator: { status: 'active' } });
  return { ...person, headers: await signInAs(context, person) };
}
type Creator = Awaited<ReturnType<typeof newCreator>>;

function save({ headers }: Creator, payload: object) {
  return call('POST /api/saved-searches', { headers, payload });
}

function mailsTo({ email }: Creator) {
  return context.db.selectFrom('email_events').select('subject').where('recipient', '=', email).execute();
}

function newWord(): string {
  return `word${Math.random().toString(36).slice(2).replace(/\d/g, 'q')}x`;
}

it('is saved, listed, changed and deleted by its owner, and is not there for another creator', async () => {
  const creator = await newCreator();
  const stranger = await newCreator();
  const filters = { industry: 'bakery', neighborhoods: ['greenpoint'], min_payout_cents: 10_000 };
  const { id, ...saved } = (await save(creator, { search_name: 'Bread nearby', filters })).json();
  expect(saved).toMatchObject({
    search_name: 'Bread nearby',
    has_daily_mail: true,
    filters: { ...filters, content_types: [], deadline_filter: 'all', sort_by: 'newest' },
  });
  for (const method of ['PATCH', 'DELETE'] as const) {
    const answer = await call(`${method} /api/saved-searches/${id}`, {
      headers: stranger.headers,
      payload: { search_name: 'Mine' },
    });
    expect(answer.statusCode).toBe(404);
  }
  const change = { headers: creator.headers, payload: { search_name: 'Bread', has_daily_mail: false } };
  const changed = await call(`PATCH /api/saved-searches/${id}`, change);
  expect(changed.json()).toMatchObject({ search_name: 'Bread', has_daily_mail: false, filters });
  const list = async () => (await call('GET /api/saved-searches', { headers: creator.headers })).json();
  expect((await list()).saved_searches).toEqual([changed.json()]);
  await call(`DELETE /api/saved-searches/${id}`, { headers: creator.headers });
  expect(await list()).toEqual({ saved_searches: [] });
});

it.each([
  ['no name', { search_name: ' ', filters: {} }],
  ['a filter that is none', { search_name: 'x', filters: { deadline_filter: 'never' } }],
  ['a payout past the slider', { search_name: 'x', filters: { max_payout_cents: 500_001 } }],
])('%s is refused', async (_case, payload) => {
  expect((await save(await newCreator(), payload)).statusCode).toBe(400);
});

it('twenty can be saved, however many are sent at once', async () => {
  const creator = await newCreator();
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, at) => save(creator, { search_name: `Search ${at}`, filters: {} })),
  );
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([...Array(20).fill(201), ...Array(4).fill(409)]);
});

it('each morning its owner hears of what is new, once, and nothing when nothing is', async () => {
  const creator = await newCreator();
  const silent = await newCreator();
  const q = newWord();
  await newListedCampaign(context, { title: `${q} from before` });
  context.clock.advance({ hours: 1 });
  await save(creator, { search_name: 'My word', filters: { q } });
  await save(silent, { search_name: 'Another', filters: { q: newWord() } });
  context.clock.advance({ hours: 20 });
  for (let at = 0; at < 12; at += 1) await newListedCampaign(context, { title: `${q} number ${at}` });
  await Promise.all([mailNewMatches.run(context, {}), mailNewMatches.run(context, {})]);
  await mailNewMatches.run(context, {});
  const [mail] = await waitForMail(context.db, creator.email);
  expect(mail?.subject).toBe('More than 10 new campaigns for “My word”');
  expect(mail?.text).not.toContain('from before');
  expect(await mailsTo(creator)).toHaveLength(1);
  expect(await mailsTo(silent)).toHaveLength(0);
  context.clock.advance({ hours: 24 });
  await mailNewMatches.run(context, {});
  expect(await mailsTo(creator)).toHaveLength(1);
});

it('its mail is stopped by the link in it, without signing in', async () => {
  const creator = await newCreator();
  const q = newWord();
  await save(creator, { search_name: 'My word', filters: { q } });
  context.clock.advance({ hours: 20 });
  await newListedCampaign(context, { title: q });
  await mailNewMatches.run(context, {});
  const [mail] = await waitForMail(context.db, creator.email);
  const token = /saved-search-mail\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const search = { search_name: 'My word', has_daily_mail: true };
  expect((await call(`GET /api/saved-search-status?token=${token}`)).json()).toEqual(search);
  for (const _again of [1, 2]) {
    const answer = await call('POST /api/saved-search-unsubscribes', { payload: { token } });
    expect(answer.json()).toEqual({ ...search, has_daily_mail: false });
  }
  expect(
    (await call('POST /api/saved-search-unsubscribes', { payload: { token: `${token}x` } })).statusCode,
  ).toBe(404);
  context.clock.advance({ hours: 24 });
  await newListedCampaign(context, { title: q });
  await mailNewMatches.run(context, {});
  expect(await mailsTo(creator)).toHaveLength(1);
});

it('suspended people aren’t notified', async () => {
  const creator = await newCreator();
  const q = newWord();
  await save(creator, { search_name: 'My word', filters: { q } });
  context.clock.advance({ hours: 20 });
  await newListedCampaign(context, { title: q });
  await context.db
    .updateTable('profiles')
    .set({ account_status: 'suspended' })
    .where('user_id', '=', creator.user_id)
    .execute();
  await mailNewMatches.run(context, {});
  expect(await mailsTo(creator)).toHaveLength(0);
});
