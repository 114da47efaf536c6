import { beforeEach, describe, expect, it } from 'vitest';
import type {
  OwnApplication,
  OwnApplicationPage,
  OwnApplicationParts,
} from '#contract/hiring/own-applications.ts';
import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import { OWN_APPLICATION_PARTS, PART_ROWS } from '#domain/hiring/own-application-lists.ts';
import { agreeOnWork } from '#server/areas/work/collaborations/commands/agree-on-work.ts';
import { newId } from '#server/platform/db/ids.ts';
import {
  type Maker,
  newApplication,
  newMaker,
  newOpenCampaign,
  newShop,
  type Shop,
} from '#test/support/applications.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

let shop: Shop;
let maya: Maker;

beforeEach(async () => {
  shop = await newShop(context);
  maya = await newMaker(context, { full_name: 'Maya Okafor' });
});

async function applied(more: Partial<Parameters<typeof newApplication>[1]> = {}, campaign: object = {}) {
  const campaign_id = await newOpenCampaign(context, { business_id: shop.business_id, ...campaign });
  return newApplication(context, { campaign_id, creator_id: maya.creator_id, ...more });
}

async function offered(application_id: string, expires_at: string) {
  await context.db
    .insertInto('quotes')
    .values({
      id: newId(),
      application_id,
      made_by: 'business',
      status: 'open',
      amount_cents: 31_000,
      expires_at,
      created_at: context.now().toISOString(),
    })
    .execute();
}

/** The work that begins with an acceptance. */
async function agreed(application_id: string) {
  const { campaign_id } = await context.db
    .selectFrom('applications')
    .select('campaign_id')
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow();
  const reel = { kind: 'instagram_reel', quantity: 1, note: '', sort_order: 0 } as const;
  await context.db
    .insertInto('campaign_deliverables')
    .values({ campaign_id, ...reel })
    .execute();
  return context.db.transaction().execute((tx) => agreeOnWork(tx, context, application_id));
}

async function list(query = '', headers = maya.headers) {
  return (await call(`GET /api/own-applications${query}` as Route, { headers })).json();
}

async function firstRows(query = '', headers = maya.headers): Promise<OwnApplicationParts> {
  return (await call(`GET /api/own-application-parts${query}` as Route, { headers })).json();
}

const idsOf = ({ applications }: Pick<OwnApplicationPage, 'applications'>) =>
  applications.map(({ id }) => id);

async function idsIn(segment: string): Promise<string[]> {
  const { applications } = await list(`?segment=${segment}&limit=50`);
  return applications.map(({ id }: { id: string }) => id).sort();
}

/** The offers of these tests are never paid for, so no clock of another test may end them. */
const NEVER = '2036-06-30T12:00:00.000Z';
const inHours = (hours: number) => new Date(context.now().getTime() + hours * 3_600_000).toISOString();

it('sorts by whose turn it is, and every application is in one part [CREATOR-03] [STATE-30]', async () => {
  const invited = await applied({
    status: 'invited',
    invited_at: context.now().toISOString(),
    invitation: 'Come.',
  });
  const lateInvited = await applied({ status: 'invited' }, { application_deadline: '2026-01-01' });
  const waiting = await applied();
  const shortlisted = await applied({ status: 'shortlisted' });
  const countered = await applied();
  await offered(countered, inHours(42));
  const lapsed = await applied();
  await offered(lapsed, inHours(-1));
  const accepted = await applied({ status: 'accepted', decided_at: inHours(-2), payout_cents: 24_500 });
  const work = await agreed(accepted);
  const rejected = await applied({ status: 'rejected', decided_at: inHours(-2) });
  const withdrawn = await applied({ status: 'withdrawn' });
  expect(await idsIn('needs_you')).toEqual([invited, countered].sort());
  expect(await idsIn('waiting')).toEqual([waiting, shortlisted, lapsed].sort());
  expect(await idsIn('accepted')).toEqual([accepted]);
  expect(await idsIn('closed')).toEqual([lateInvited, rejected, withdrawn].sort());
  const first = await firstRows();
  for (const part of OWN_APPLICATION_PARTS) {
    expect(idsOf(first.parts[part]).sort()).toEqual(await idsIn(part));
  }
  const { counts, held } = await list();
  expect(first).toMatchObject({ counts, held });
  expect(counts).toEqual({ all: 9, open: 6, needs_you: 2, waiting: 3, accepted: 1, closed: 3 });
  expect(held).toEqual({ payout_cents: 24_500, business_count: 1 });
  const ofWork = async () => (await list('?segment=accepted')).applications;
  expect(await ofWork()).toMatchObject([{ collaboration_id: work, is_in_dispute: false }]);
  const inWork = context.db.updateTable('collaborations').where('id', '=', work ?? '');
  const clocks_stopped_at = context.now().toISOString();
  await inWork.set({ status: 'completed', completed_at: clocks_stopped_at }).execute();
  expect(await ofWork()).toMatchObject([{ work_status: 'completed' }]);
  await inWork.set({ status: 'disputed', completed_at: null, clocks_stopped_at }).execute();
  expect(await ofWork()).toMatchObject([{ collaboration_id: work, is_in_dispute: true }]);
});

describe.each(['creator', 'business'] as const)('once the %s blocked the other', (side) => {
  const ask = (route: Route, payload?: object) =>
    call(route, { headers: side === 'creator' ? maya.headers : shop.headers, ...(payload && { payload }) });
  const block = () =>
    ask(
      'POST /api/blocks',
      side === 'creator' ? { business_id: shop.business_id } : { creator_id: maya.creator_id },
    );

  it('an invitation needs no answer, and does again after unblocking', async () => {
    const invited = await applied({ status: 'invited', invited_at: context.now().toISOString() });
    const before = (await list()).counts;
    expect(before).toMatchObject({ open: 1, needs_you: 1, closed: 0 });
    await block();
    expect(await idsIn('needs_you')).toEqual([]);
    expect(await idsIn('closed')).toEqual([invited]);
    const first = await firstRows();
    expect(first.counts).toMatchObject({ all: 1, open: 0, needs_you: 0, closed: 1 });
    expect(first.parts.closed.applications).toMatchObject([{ id: invited, is_blocked: true }]);
    const [{ id }] = (await ask('GET /api/blocks')).json().blocks;
    await ask(`DELETE /api/blocks/${id}`);
    expect((await list()).counts).toEqual(before);
  });

  it('a counter-offer or an offer to agree on needs no answer, and stays to be withdrawn', async () => {
    const countered = await applied();
    await offered(countered, inHours(42));
    const job = await applied({}, { is_offer: true });
    await offered(job, NEVER);
    expect(await idsIn('needs_you')).toEqual([countered, job].sort());
    await block();
    expect(await idsIn('needs_you')).toEqual([]);
    expect(await idsIn('waiting')).toEqual([countered, job].sort());
    expect((await list()).counts).toMatchObject({ needs_you: 0, waiting: 2 });
  });

  it('the calendar has neither the last day of an invitation nor the end of an offer', async () => {
    await applied({ status: 'invited' }, { title: 'Peony week', application_deadline: '2036-06-30' });
    const job = await applied({}, { is_offer: true, title: 'Rye week' });
    await offered(job, NEVER);
    const { url } = (await call('GET /api/me/calendar', { headers: maya.headers })).json();
    const feed = async () =>
      (await call(`GET /${url.slice(context.config.app_url.length + 1)}` as Route)).body;
    const before = await feed();
    expect(before).toContain('Last day to apply: Peony week');
    expect(before).toContain('Offer expires: Rye week');
    await block();
    const after = await feed();
    expect(after).not.toContain('Peony week');
    expect(after).not.toContain('Rye week');
  });
});

it('says how many hours an answer takes, which offers set apart from quotes', async () => {
  await applied();
  await applied({}, { is_offer: true });
  const { applications } = await list();
  expect(
    new Map(applications.map((one: OwnApplication) => [one.campaign.is_offer, one.answer_hours])),
  ).toEqual(
    new Map([
      [false, DEFAULT_SETTINGS.quote_hours],
      [true, DEFAULT_SETTINGS.offer_hours],
    ]),
  );
});

it('says nothing of a decision that can still be taken back [STATE-31]', async () => {
  const id = await applied({ status: 'rejected', decided_at: context.now().toISOString(), note: 'Not now.' });
  expect((await list('?segment=waiting')).applications).toMatchObject([
    { id, status: 'submitted', note: null, reason: null, decided_at: null },
  ]);
  context.clock.advance({ hours: 11 / 3600 });
  expect((await list('?segment=closed')).applications).toMatchObject([
    { id, status: 'rejected', note: 'Not now.' },
  ]);
});

it('counts no money as held for an acceptance that can still be taken back [STATE-31]', async () => {
  await applied({ status: 'accepted', decided_at: context.now().toISOString(), payout_cents: 35_000 });
  const held = async () => (await call('GET /api/me/earnings/sums', { headers: maya.headers })).json().held;
  expect(await held()).toEqual({ amount_cents: 0, business_count: 0 });
  context.clock.advance({ hours: 11 / 3600 });
  expect(await held()).toEqual({ amount_cents: 35_000, business_count: 1 });
});

it('finds by title and business, and reads wild cards as they stand', async () => {
  const id = await applied({}, { title: 'Peony 100% week' });
  await applied();
  expect((await list('?q=100%25')).applications.map((one: { id: string }) => one.id)).toEqual([id]);
  expect((await list('?q=crumb')).applications).toHaveLength(2);
  expect((await list('?q=_')).applications).toHaveLength(0);
});

it('pages without a gap, also where all changed at the same moment', async () => {
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push(await applied());
  const seen: string[] = [];
  let cursor = '';
  do {
    const page = await list(`?limit=2&cursor=${cursor}`);
    seen.push(...page.applications.map(({ id }: { id: string }) => id));
    cursor = page.next_cursor ?? '';
  } while (cursor !== '');
  expect(seen.sort()).toEqual(ids.sort());
});

it('gives the first rows of each part at once, and a cursor that leads on in the list', async () => {
  const rows = PART_ROWS.waiting + 2;
  const ids = [];
  for (let count = 0; count < rows; count += 1) ids.push(await applied());
  const found = await applied({}, { title: 'Peony week' });
  const { parts, counts } = await firstRows();
  expect(counts.waiting).toBe(rows + 1);
  expect(parts.waiting.applications).toHaveLength(PART_ROWS.waiting);
  const rest = await list(`?segment=waiting&cursor=${parts.waiting.next_cursor}`);
  expect([...idsOf(parts.waiting), ...idsOf(rest)].sort()).toEqual([...ids, found].sort());
  expect(parts.accepted).toEqual({ applications: [], next_cursor: null });
  expect(idsOf((await firstRows('?q=peony')).parts.waiting)).toEqual([found]);
  const other = await newMaker(context, { full_name: 'Ren Ito' });
  expect((await firstRows('', other.headers)).parts.waiting.applications).toEqual([]);
});

it('shows nobody the applications of another, and refuses a cursor somebody made up', async () => {
  await applied();
  const other = await newMaker(context, { full_name: 'Ren Ito' });
  expect((await list('', other.headers)).applications).toEqual([]);
  const answer = await call('GET /api/own-applications?cursor=nonsense' as Route, { headers: maya.headers });
  expect(answer.statusCode).toBe(400);
});
