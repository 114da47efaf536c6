import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/db/ids.ts';
import { neighborhoodId } from '#server/seed/neighborhoods/neighborhoods.ts';
import { type Maker, newMaker, newOpenCampaign, newShop, type Shop } from '#test/support/applications.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { dayFrom } from '#test/support/campaigns.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const stranger = await newShop(context);

let shop: Shop;
let campaign_id: string;
let base: `/api/${string}`;

beforeEach(async () => {
  shop = await newShop(context);
  campaign_id = await newOpenCampaign(context, { business_id: shop.business_id, accepts_quotes: true });
  base = `/api/businesses/${shop.business_id}/campaigns/${campaign_id}`;
});

interface Course {
  /** The status to bring the application to, through the commands that lead there. */
  status?: 'submitted' | 'shortlisted' | 'rejected' | 'withdrawn';
  /** Fields of the application besides the pitch. */
  words?: object;
  /** Another payout than the posted one. */
  asks_cents?: number;
}

/** Applies as a creator, over the API. */
async function applied(course: Course = {}, who: Parameters<typeof newMaker>[1] = {}) {
  const maker = await newMaker(context, who);
  return { ...maker, id: await apply(maker, campaign_id, course) };
}

async function apply(
  maker: Maker,
  at: string,
  { status = 'submitted', words, asks_cents }: Course = {},
): Promise<string> {
  const quote = asks_cents && { quote: { amount_cents: asks_cents, reason: 'A second camera.' } };
  const sent = await call(`POST /api/campaigns/${at}/applications`, {
    headers: maker.headers,
    payload: { pitch: 'I know when the good ten seconds are.', brief_version: 1, ...words, ...quote },
  });
  expect(sent.json()).toMatchObject({ status: 'submitted' });
  const id: string = sent.json().application_id;
  if (status === 'shortlisted') await decide(id, { decision: 'shortlist' });
  if (status === 'rejected') await decide(id, { decision: 'reject', reason: 'dates' });
  if (status === 'withdrawn') {
    await call(`POST /api/applications/${id}/withdrawal`, { headers: maker.headers });
  }
  return id;
}

/** Invites a creator to apply. */
async function invited(full_name: string): Promise<void> {
  const { creator_id } = await newMaker(context, { full_name });
  const answer = await call(`POST ${base}/creator-invitations`, {
    headers: shop.headers,
    payload: { creator_ids: [creator_id] },
  });
  expect(answer.json().results).toMatchObject([{ creator_id, problem: null }]);
}

async function newAdmin() {
  return signInAs(context, await newPerson(context, { role: 'admin' }));
}

async function list(query = '', headers = shop.headers) {
  return (await call(`GET ${base}/applicants?${query}`, { headers })).json();
}

async function namesOf(query = ''): Promise<string[]> {
  const { applicants } = await list(query);
  return applicants.map((row: { full_name: string }) => row.full_name);
}

function decide(id: string, payload: object, headers = shop.headers) {
  return call(`POST ${base}/applicants/${id}/decision`, { headers, payload });
}

function decideAll(application_ids: string[], payload: object) {
  return call(`POST ${base}/applicant-decisions`, {
    headers: shop.headers,
    payload: { application_ids, ...payload },
  });
}

function undo(application_ids: string[]) {
  return call(`POST ${base}/decision-undos`, { headers: shop.headers, payload: { application_ids } });
}

/** Counters a creator's quote as the business. */
async function offer(application_id: string, amount_cents: number): Promise<void> {
  const quotes = `/api/businesses/${shop.business_id}/quotes` as const;
  const { quote } = (
    await call(`GET ${base}/applicants/${application_id}`, { headers: shop.headers })
  ).json();
  const answer = await call(`POST ${quotes}/${quote.id}/counter`, {
    headers: { ...shop.headers, 'idempotency-key': newId() },
    payload: { amount_cents },
  });
  expect(answer.json()).toMatchObject({ status: 'open' });
}

async function settleIn(creator: Maker, name: Parameters<typeof neighborhoodId>[0]) {
  await context.db
    .updateTable('creators')
    .set({ home_neighborhood_id: neighborhoodId(name), handle: `h.${creator.creator_id.slice(-10)}` })
    .where('id', '=', creator.creator_id)
    .execute();
}

describe('the list of applicants', () => {
  it('lists them by status, and counts each group', async () => {
    await applied({}, { full_name: 'New One' });
    await applied({ status: 'shortlisted' }, { full_name: 'Starred' });
    await applied({ status: 'rejected' }, { full_name: 'Turned Down' });
    await applied({ status: 'withdrawn' }, { full_name: 'Gone' });
    await invited('Asked');
    expect(await namesOf()).toEqual(['Starred', 'New One']);
    expect(await namesOf('segment=shortlisted')).toEqual(['Starred']);
    expect((await namesOf('segment=declined')).sort()).toEqual(['Gone', 'Turned Down']);
    expect(await namesOf('segment=invited')).toEqual(['Asked']);
    const { counts, spots, can_choose, decide_by } = await list();
    expect(counts).toEqual({ to_review: 2, shortlisted: 1, accepted: 0, declined: 2, invited: 1 });
    expect(spots).toEqual({ slots: 3, funded: 3, taken: 0, open: 3 });
    expect({ can_choose, decide_by }).toEqual({ can_choose: true, decide_by: dayFrom(context.now(), 34) });
  });

  it('filters by platform, followers, neighborhood, price and name, each on its own', async () => {
    const big = await applied({}, { full_name: 'Big Lens', followers: 90_000 });
    const small = await applied({ asks_cents: 40_000 }, { full_name: 'Small Lens', followers: 4_000 });
    await settleIn(big, 'Bushwick');
    await settleIn(small, 'Harlem');
    expect(await namesOf('min_followers=50000')).toEqual(['Big Lens']);
    expect(await namesOf(`neighborhood_id=${neighborhoodId('Harlem')}`)).toEqual(['Small Lens']);
    expect(await namesOf('has_quote=true')).toEqual(['Small Lens']);
    expect(await namesOf('search=small')).toEqual(['Small Lens']);
    expect(await namesOf(`search=@h.${big.creator_id.slice(-10)}`)).toEqual(['Big Lens']);
    expect(await namesOf('platform=youtube')).toEqual([]);
    expect((await namesOf('platform=tiktok')).length).toBe(2);
    expect(await namesOf('search=%25')).toEqual([]);
  });

  it('sorts by followers, views, price and distance to the shop', async () => {
    const near = await applied({}, { full_name: 'Near', followers: 10 });
    const far = await applied({ asks_cents: 20_000 }, { full_name: 'Far', followers: 99 });
    await applied({ asks_cents: 90_000 }, { full_name: 'Unknown', followers: 50 });
    await settleIn(near, 'Greenpoint');
    await settleIn(far, 'Riverdale');
    await context.db
      .insertInto('business_locations')
      .values({
        id: newId(),
        business_id: shop.business_id,
        location_name: 'Shop',
        address: '731 Manhattan Avenue',
        latitude: 40.7304,
        longitude: -73.9515,
        is_primary: true,
      })
      .execute();
    expect(await namesOf('sort=followers')).toEqual(['Far', 'Unknown', 'Near']);
    expect(await namesOf('sort=avg_views')).toEqual(['Far', 'Unknown', 'Near']);
    expect(await namesOf('sort=price')).toEqual(['Far', 'Near', 'Unknown']);
    expect(await namesOf('sort=distance')).toEqual(['Near', 'Far', 'Unknown']);
    const { applicants } = await list('sort=distance');
    expect(applicants[0].distance_miles).toBeLessThan(1.5);
    expect(applicants[1].distance_miles).toBeGreaterThan(8);
    expect(applicants[2].distance_miles).toBeNull();
  });

  it('pages without skipping or repeating anybody, even when they are alike', async () => {
    const everybody = [];
    for (let index = 0; index < 7; index += 1) {
      const status = index % 3 === 0 ? 'shortlisted' : 'submitted';
      everybody.push((await applied({ status }, { followers: 500 })).id);
    }
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await list(`sort=followers&limit=2&cursor=${cursor}`);
      seen.push(...page.applicants.map((row: { application_id: string }) => row.application_id));
      cursor = page.next_cursor ?? '';
    } while (cursor !== '');
    expect([...seen].sort()).toEqual([...everybody].sort());
  });

  it.each([
    'nonsense',
    Buffer.from('["x|y","no-id"]').toString('base64url'),
    Buffer.from(`["0|x","${newId()}"]`).toString('base64url'),
  ])('a made-up cursor is refused: %s', async (cursor) => {
    const answer = await call(`GET ${base}/applicants?cursor=${cursor}`, { headers: shop.headers });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  it('shows the response time once there are three decisions', async () => {
    const three = [await applied(), await applied(), await applied()];
    const hours = [2, 2, 26];
    const response: object[] = [];
    for (const [index, { id }] of three.entries()) {
      context.clock.advance({ hours: hours[index] ?? 0 });
      await decide(id, { decision: 'reject', reason: 'dates' });
      response.push((await list()).response_time);
    }
    expect(response.slice(1)).toEqual([
      { median_hours: null, decision_count: 2 },
      { median_hours: 4, decision_count: 3 },
    ]);
  });

  it('says whether each meets the criteria', async () => {
    await context.db
      .updateTable('campaigns')
      .set({ min_followers: 10_000, criteria_niches: ['baking'] })
      .where('id', '=', campaign_id)
      .execute();
    const jules = await applied();
    await context.db
      .insertInto('creator_niches')
      .values({ creator_id: jules.creator_id, niche: 'coffee' })
      .execute();
    expect((await list()).applicants[0].fits).toEqual([
      { criterion: 'followers', fits: true, words: '61,200 followers, 10,000 required' },
      { criterion: 'niches', fits: false, words: 'Looking for: Baking' },
    ]);
  });
});

describe('one applicant', () => {
  it('is shown with pitch, answers, pieces, price and past jobs', async () => {
    await context.db
      .updateTable('campaigns')
      .set({ questions: ['Which light?'] })
      .where('id', '=', campaign_id)
      .execute();
    const jules = await newMaker(context);
    const link = newId();
    await context.db
      .insertInto('portfolio_links')
      .values({
        id: link,
        creator_id: jules.creator_id,
        url: 'https://www.tiktok.com/@a/video/1',
        platform: 'tiktok',
      })
      .execute();
    const before = await newOpenCampaign(context, { business_id: stranger.business_id, title: 'Bagels' });
    const past = await apply(jules, before);
    const accepted = await call(
      `POST /api/businesses/${stranger.business_id}/campaigns/${before}/applicants/${past}/decision`,
      { headers: stranger.headers, payload: { decision: 'accept' } },
    );
    expect(accepted.json()).toMatchObject({ status: 'accepted' });
    const id = await apply(jules, campaign_id, {
      words: {
        answers: ['North'],
        availability: 'Wednesday, 5:30 a.m.',
        pieces: [{ kind: 'link', id: link }],
      },
      asks_cents: 40_000,
    });
    const answer = await call(`GET ${base}/applicants/${id}`, { headers: shop.headers });
    expect(answer.json()).toMatchObject({
      pitch: 'I know when the good ten seconds are.',
      availability: 'Wednesday, 5:30 a.m.',
      answers: [{ question: 'Which light?', answer: 'North' }],
      pieces: [{ file: null, link: { id: link } }],
      quote: { made_by: 'creator', amount_cents: 40_000 },
      jobs_count: 1,
      jobs_here_count: 0,
      past_jobs: [{ campaign_title: 'Bagels', business_name: 'Crumb & Co' }],
      accounts: [{ platform: 'tiktok', claimed_followers: 61_200 }],
      has_newer_brief: false,
    });
    expect(answer.body).not.toContain(jules.email);
  });
});

describe('deciding', () => {
  it('shortlists, accepts and declines, and repeating it changes nothing', async () => {
    const [jules, ren] = [await applied(), await applied()];
    expect((await decide(jules.id, { decision: 'shortlist' })).json()).toMatchObject({
      status: 'shortlisted',
    });
    const first = (await decide(jules.id, { decision: 'accept' })).json();
    expect(first).toEqual({
      application_id: jules.id,
      status: 'accepted',
      undo_until: new Date(context.now().getTime() + 10_000).toISOString(),
    });
    expect((await decide(jules.id, { decision: 'accept' })).json()).toEqual(first);
    expect((await decide(ren.id, { decision: 'reject' })).json()).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'reason', message: 'Choose a reason' }],
    });
    await decide(ren.id, { decision: 'reject', reason: 'dates', note: 'In spring, perhaps.' });
    expect((await decide(ren.id, { decision: 'accept' })).json().detail).toContain('already declined');
    expect((await list()).spots).toMatchObject({ taken: 1, open: 2 });
  });

  it('accepting more than there are spots is refused, in the words of the bar', async () => {
    await context.db
      .updateTable('campaigns')
      .set({ funded_slots: 2 })
      .where('id', '=', campaign_id)
      .execute();
    const ids = [(await applied()).id, (await applied()).id, (await applied()).id];
    expect((await decideAll(ids, { decision: 'accept' })).json()).toMatchObject({
      code: 'conflict',
      detail: '2 spots open, pick 2 to accept.',
    });
    expect((await list()).spots.taken).toBe(0);
    const { results } = (await decideAll(ids.slice(0, 2), { decision: 'accept' })).json();
    expect(results.map(({ status }: { status: string }) => status)).toEqual(['accepted', 'accepted']);
  });

  it('a bulk decision answers for each applicant, even for somebody else’s', async () => {
    const jules = await applied();
    const gone = await applied({ status: 'withdrawn' });
    const elsewhere = await newOpenCampaign(context, { business_id: stranger.business_id });
    const foreign = await apply(jules, elsewhere);
    const answer = await decideAll([jules.id, gone.id, foreign], { decision: 'reject', reason: 'too_far' });
    expect(answer.json().results).toMatchObject([
      { application_id: jules.id, status: 'rejected', problem: null },
      { application_id: gone.id, status: null, problem: 'Jules Moreau’s application was withdrawn.' },
      { application_id: foreign, status: null, problem: 'We can’t find that applicant.' },
    ]);
  });

  it('undoes decisions within ten seconds, and not after', async () => {
    const [jules, ren] = [await applied(), await applied({ status: 'shortlisted' })];
    await decideAll([jules.id, ren.id], { decision: 'accept' });
    context.clock.advance({ hours: 9 / 3600 });
    expect((await undo([jules.id, ren.id])).json().results).toMatchObject([
      { status: 'submitted', problem: null },
      { status: 'shortlisted', problem: null },
    ]);
    expect((await list()).spots.taken).toBe(0);
    await decide(jules.id, { decision: 'accept' });
    context.clock.advance({ hours: 10 / 3600 });
    expect((await undo([jules.id])).json().results[0].problem).toContain('more than 10 seconds');
  });

  it('an open quote is settled first', async () => {
    const [jules, ren] = [await applied({ asks_cents: 40_000 }), await applied({ asks_cents: 40_000 })];
    await offer(ren.id, 30_000);
    expect((await decide(jules.id, { decision: 'accept' })).json().detail).toBe(
      'Jules Moreau asked for $400. Accept, counter or decline the quote first.',
    );
    expect((await decide(ren.id, { decision: 'accept' })).json().detail).toContain(
      'hasn’t answered your $300 offer',
    );
  });

  it('nobody is accepted who cannot work, or for a campaign that is over', async () => {
    const jules = await applied();
    await context.db
      .updateTable('creators')
      .set({ status: 'suspended' })
      .where('id', '=', jules.creator_id)
      .execute();
    expect((await decide(jules.id, { decision: 'accept' })).json().detail).toContain('can’t take on work');
    const ren = await applied();
    await context.db
      .updateTable('campaigns')
      .set({ status: 'cancelled' })
      .where('id', '=', campaign_id)
      .execute();
    expect((await decide(ren.id, { decision: 'shortlist' })).json().detail).toContain(
      'The campaign is cancelled',
    );
  });

  it('30 acceptances over the API for 3 spots give exactly 3', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 30; index += 1) ids.push((await applied()).id);
    const answers = await Promise.all(ids.map((id) => decide(id, { decision: 'accept' })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect((await list()).spots).toMatchObject({ taken: 3, open: 0 });
  });
});

describe('the team’s notes', () => {
  it('are read by the team, and deleted by their author', async () => {
    const jules = await applied();
    const notes = `${base}/applicants/${jules.id}/notes` as const;
    const manager = await newPerson(context, { role: 'business', full_name: 'Ada Lin' });
    await context.db
      .insertInto('business_members')
      .values({
        id: newId(),
        business_id: shop.business_id,
        user_id: manager.user_id,
        role: 'manager',
        status: 'active',
      })
      .execute();
    const managerHeaders = await signInAs(context, manager);
    const body = '<img src=x onerror=alert(1)> Great light.';
    const added = await call(`POST ${notes}`, { headers: managerHeaders, payload: { body } });
    expect(added.json()).toMatchObject({ body, author_name: 'Ada Lin', is_own: true });
    const seen = (await call(`GET ${notes}`, { headers: shop.headers })).json();
    expect(seen.notes).toMatchObject([{ body, author_name: 'Ada Lin', is_own: false }]);
    const path = `DELETE ${notes}/${added.json().id}` as Route;
    expect((await call(path, { headers: shop.headers })).statusCode).toBe(404);
    expect((await call(path, { headers: managerHeaders })).statusCode).toBe(200);
    expect((await call(`GET ${notes}`, { headers: await newAdmin() })).json().notes).toEqual([]);
  });

  it.each(['', ' ', 'x'.repeat(1001)])('refuses a note that is empty or too long', async (body) => {
    const jules = await applied();
    const answer = await call(`POST ${base}/applicants/${jules.id}/notes`, {
      headers: shop.headers,
      payload: { body },
    });
    expect(answer.json()).toMatchObject({ status: 400, fields: [{ path: 'body' }] });
  });
});

describe('every route', () => {
  it('is closed to another shop, and to the campaign of one shop under the id of another', async () => {
    const jules = await applied();
    const borrowed = `/api/businesses/${stranger.business_id}/campaigns/${campaign_id}` as const;
    for (const at of [base, borrowed]) {
      const routes: [Route, object?][] = [
        [`GET ${at}/applicants`],
        [`GET ${at}/applicants/${jules.id}`],
        [`POST ${at}/applicants/${jules.id}/decision`, { decision: 'accept' }],
        [`POST ${at}/applicant-decisions`, { application_ids: [jules.id], decision: 'shortlist' }],
        [`POST ${at}/decision-undos`, { application_ids: [jules.id] }],
        [`GET ${at}/applicants/${jules.id}/notes`],
        [`POST ${at}/applicants/${jules.id}/notes`, { body: 'Hello' }],
        [`DELETE ${at}/applicants/${jules.id}/notes/${newId()}`],
        [`GET ${at}/creators`],
        [`POST ${at}/creator-invitations`, { creator_ids: [jules.creator_id] }],
      ];
      for (const [route, payload] of routes) {
        const answer = await call(route, { headers: stranger.headers, ...(payload && { payload }) });
        expect(answer.json(), route).toMatchObject({ status: 404, code: 'not_found' });
      }
    }
    expect((await list()).applicants[0].status).toBe('submitted');
  });

  it('lets an admin look and nothing else', async () => {
    const [jules, admin] = [await applied(), await newAdmin()];
    expect((await list('', admin)).applicants).toHaveLength(1);
    expect((await decide(jules.id, { decision: 'accept' }, admin)).statusCode).toBe(404);
    const note = { headers: admin, payload: { body: 'Hello' } };
    expect((await call(`POST ${base}/applicants/${jules.id}/notes`, note)).statusCode).toBe(404);
  });

  it('finds no applicant of another campaign of the same shop', async () => {
    const jules = await applied();
    const other = await newOpenCampaign(context, { business_id: shop.business_id });
    const at = `/api/businesses/${shop.business_id}/campaigns/${other}/applicants/${jules.id}` as const;
    expect((await call(`GET ${at}`, { headers: shop.headers })).statusCode).toBe(404);
  });
});
