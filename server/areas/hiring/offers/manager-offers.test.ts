import { beforeEach, describe, expect, it } from 'vitest';
import { sendInvitations } from '#server/areas/hiring/waiting-invitations/jobs/send-invitations.ts';
import { payDifferenceBack } from '#server/areas/money/fundings/jobs/return-difference.ts';
import { readFigures } from '#server/areas/money/fundings/queries/money-figures.ts';
import { settleDecision } from '#server/flows/accept-applicant/settle-decision.ts';
import { newId } from '#server/platform/db/ids.ts';
import { type Maker, newMaker } from '#test/support/applications.ts';
import { notificationsOf } from '#test/support/bell.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { newPayer, type Payer, payIn, totalOf } from '#test/support/fundings.ts';
import { newManager, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const PRICE = 30_000;

type Manager = Person & { headers: { cookie: string } };

let payer: Payer;
let here: string;
let elsewhere: string;
/** Managers without a limit, of the campaign's location, and of another one. */
let all: Manager;
let ours: Manager;
let theirs: Manager;
let maker: Maker;

beforeEach(async () => {
  payer = await newPayer(context, { payout_cents: PRICE, slots: 1 });
  const { business_id, campaign_id } = payer;
  here = await newLocation('Here');
  elsewhere = await newLocation('There');
  await db
    .updateTable('campaigns')
    .set({ location_id: here, fulfilment: 'visit' })
    .where('id', '=', campaign_id)
    .execute();
  await db
    .insertInto('campaign_deliverables')
    .values({ campaign_id, kind: 'instagram_reel', quantity: 1, sort_order: 0 })
    .execute();
  const manager = async (locations: string[] | null) => {
    const person = await newManager(context, business_id, locations);
    return { ...person, headers: await signInAs(context, person) };
  };
  [all, ours, theirs] = [await manager(null), await manager([here]), await manager([elsewhere])];
  maker = await newMaker(context);
});

async function newLocation(location_name: string): Promise<string> {
  const id = newId();
  const { business_id } = payer;
  await db
    .insertInto('business_locations')
    .values({ id, business_id, location_name, address: '1 Main Street' })
    .execute();
  return id;
}

const offerAs = (
  { headers }: Manager,
  brief: object = { from: 'campaign', campaign_id: payer.campaign_id },
) =>
  call(`POST /api/businesses/${payer.business_id}/offers`, {
    headers: { ...headers, 'idempotency-key': newId() },
    payload: {
      brief,
      creator_ids: [maker.creator_id],
      payout_cents: PRICE,
      content_due_days: 10,
      words: 'Same as last time?',
    },
  });

/** An offer that this manager made and the owner paid for. */
async function offeredBy(manager: Manager): Promise<string> {
  const { campaign_id } = (await offerAs(manager)).json();
  // The campaign of the tests has gaps, which the builder would ask for first.
  await db
    .updateTable('campaigns')
    .set({ status: 'awaiting_funding' })
    .where('id', '=', campaign_id)
    .execute();
  await payIn(context, { ...payer, campaign_id });
  await sendInvitations.run(context, { campaign_id });
  return campaign_id;
}

/** The creator asks for another price; the id of their quote. */
async function countered(campaign_id: string, amount_cents: number): Promise<string> {
  const offered = await quoteOf(campaign_id, 'business');
  const payload = { amount_cents, reason: '' };
  await call(`POST /api/quotes/${offered.id}/counter`, { headers: maker.headers, payload });
  return (await quoteOf(campaign_id, 'creator')).id;
}

function quoteOf(campaign_id: string, made_by: 'business' | 'creator') {
  return db
    .selectFrom('quotes as q')
    .innerJoin('applications as a', 'a.id', 'q.application_id')
    .select(['q.id', 'a.id as application_id', 'a.status as application', 'a.decided_at'])
    .where('a.campaign_id', '=', campaign_id)
    .where('q.made_by', '=', made_by)
    .executeTakeFirstOrThrow();
}

const answerAs = ({ headers }: Manager, quote_id: string, action: 'acceptance' | 'decline') =>
  call(`POST /api/businesses/${payer.business_id}/quotes/${quote_id}/${action}` as Route, {
    headers,
    payload: {},
  });

describe('C15 a manager’s offer', () => {
  it('C15: the manager makes it, only the owner pays, and the manager agrees to a lower counter', async () => {
    const { campaign_id } = (await offerAs(all)).json();
    await db
      .updateTable('campaigns')
      .set({ status: 'awaiting_funding' })
      .where('id', '=', campaign_id)
      .execute();
    const path = `POST /api/businesses/${payer.business_id}/campaigns/${campaign_id}/fundings` as Route;
    const refused = await call(path, {
      headers: { ...all.headers, 'idempotency-key': newId() },
      payload: { slots: 1, total_cents: totalOf(PRICE, 1), has_agreed: true },
    });
    expect(refused.statusCode).toBe(403);
    await payIn(context, { ...payer, campaign_id });
    await sendInvitations.run(context, { campaign_id });

    const asked = await countered(campaign_id, 27_000);
    expect(await notificationsOf(db, all.user_id)).toContain('Jules Moreau asked for $270.00');
    expect((await answerAs(all, asked, 'acceptance')).statusCode).toBe(200);
    const { application_id, decided_at } = await quoteOf(campaign_id, 'creator');
    context.clock.advance({ hours: 11 / 3600 });
    await settleDecision.run(context, { application_id, decided_at: decided_at ?? '' });
    await payDifferenceBack.run(context, { application_id });
    const work = await db
      .selectFrom('collaborations')
      .select('payout_cents')
      .where('application_id', '=', application_id)
      .execute();
    expect(work).toEqual([{ payout_cents: 27_000 }]);
    expect(await readFigures(db, campaign_id)).toMatchObject({
      refunded_cents: totalOf(PRICE, 1) - totalOf(27_000, 1),
    });
  });

  it('C15: a higher counter needs the owner’s money, and the manager can decline it', async () => {
    const campaign_id = await offeredBy(all);
    const asked = await countered(campaign_id, 36_000);
    const refused = await answerAs(all, asked, 'acceptance');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      'Only the owner of the business can pay the difference.',
    ]);
    expect((await answerAs(all, asked, 'decline')).statusCode).toBe(200);
    expect(await readFigures(db, campaign_id)).toMatchObject({
      held_cents: 0,
      refunded_cents: totalOf(PRICE, 1),
    });
  });
});

describe('C15 a manager of some locations', () => {
  it('C15: offers again what happens at their location, or a new brief, which begins there', async () => {
    const again = await offerAs(ours);
    expect(again.statusCode).toBe(200);
    maker = await newMaker(context);
    const fresh = await offerAs(ours, { from: 'blank' });
    const placed = await db
      .selectFrom('campaigns')
      .select(['location_id', 'is_offer'])
      .where('id', 'in', [again.json().campaign_id, fresh.json().campaign_id])
      .execute();
    expect(placed).toEqual([
      { location_id: here, is_offer: true },
      { location_id: here, is_offer: true },
    ]);
  });

  it('C15: can’t offer what happens elsewhere, nor see, answer or end an offer there', async () => {
    expect((await offerAs(theirs)).statusCode).toBe(404);
    const campaign_id = await offeredBy(ours);
    const asked = await countered(campaign_id, 27_000);
    for (const action of ['acceptance', 'decline'] as const) {
      expect((await answerAs(theirs, asked, action)).statusCode).toBe(404);
    }
    const base = `/api/businesses/${payer.business_id}`;
    const asTheirs = { headers: theirs.headers };
    for (const path of [
      `campaigns/${campaign_id}`,
      `campaigns/${campaign_id}/past-creators`,
      `quotes/${asked}`,
    ]) {
      expect((await call(`GET ${base}/${path}` as Route, asTheirs)).statusCode, path).toBe(404);
    }
    const cancel = `POST ${base}/campaigns/${campaign_id}/cancellation` as Route;
    expect((await call(cancel, { ...asTheirs, payload: {} })).statusCode).toBe(404);
    const listed = (await call(`GET ${base}/campaigns?limit=50` as Route, asTheirs)).json().campaigns;
    expect(listed).toEqual([]);
    expect(await notificationsOf(db, theirs.user_id)).toEqual([]);
    expect(await notificationsOf(db, ours.user_id)).toContain('Jules Moreau asked for $270.00');
    expect((await answerAs(ours, asked, 'acceptance')).statusCode).toBe(200);
  });
});
