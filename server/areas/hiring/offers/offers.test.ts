import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import { MOST_OFFERED_AT_ONCE } from '#domain/hiring/offers.ts';
import { sendInvitations } from '#server/areas/hiring/waiting-invitations/jobs/send-invitations.ts';
import { readFigures } from '#server/areas/money/fundings/queries/money-figures.ts';
import { settleDecision } from '#server/flows/accept-applicant/settle-decision.ts';
import { expireQuotes } from '#server/flows/end-quote/expire-quotes.ts';
import { newId } from '#server/platform/db/ids.ts';
import { type Maker, newMaker } from '#test/support/applications.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { newPayer, type Payer, pay, payIn, totalOf } from '#test/support/fundings.ts';
import { subjectsTo } from '#test/support/mails.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const PRICE = 30_000;

let payer: Payer;
let headers: { cookie: string };
beforeEach(async () => {
  payer = await newPayer(context, { payout_cents: PRICE, slots: 1 });
  headers = await signInAs(context, payer.owner);
  await db
    .insertInto('campaign_deliverables')
    .values({ campaign_id: payer.campaign_id, kind: 'instagram_reel', quantity: 1, sort_order: 0 })
    .execute();
});

const makers = (count: number) => Promise.all(Array.from({ length: count }, () => newMaker(context)));

function offerTo(
  creators: readonly Maker[],
  more: object = {},
  by: { cookie: string; key?: string } = headers,
) {
  const { key = newId(), cookie } = by;
  return call(`POST /api/businesses/${payer.business_id}/offers`, {
    headers: { cookie, 'idempotency-key': key },
    payload: {
      brief: { from: 'campaign', campaign_id: payer.campaign_id },
      creator_ids: creators.map(({ creator_id }) => creator_id),
      payout_cents: PRICE,
      content_due_days: 10,
      words: 'Same as last time?',
      ...more,
    },
  });
}

/** Makes an offer, pays for it and sends it. */
async function offered(count: number) {
  const people = await makers(count);
  const { campaign_id } = (await offerTo(people)).json();
  // The campaign of the tests has gaps, which the builder would ask for first.
  await db
    .updateTable('campaigns')
    .set({ status: 'awaiting_funding' })
    .where('id', '=', campaign_id)
    .execute();
  const paying: Payer = { ...payer, campaign_id, slots: count };
  await payIn(context, paying);
  await send(campaign_id);
  return { campaign_id, people, first: people[0] as Maker };
}

const send = (campaign_id: string) => sendInvitations.run(context, { campaign_id });

async function quoteOf(
  campaign_id: string,
  { creator_id }: Maker,
  made_by: 'business' | 'creator' = 'business',
) {
  return db
    .selectFrom('quotes as q')
    .innerJoin('applications as a', 'a.id', 'q.application_id')
    .select(['q.id', 'q.status', 'q.expires_at', 'q.created_at', 'a.id as application_id'])
    .select(['a.status as application', 'a.decided_at', 'a.payout_cents'])
    .where('a.campaign_id', '=', campaign_id)
    .where('a.creator_id', '=', creator_id)
    .where('q.made_by', '=', made_by)
    .orderBy('q.id', 'desc')
    .executeTakeFirstOrThrow();
}

async function answer(campaign_id: string, maker: Maker, how: string, payload: object = {}) {
  const { id } = await quoteOf(campaign_id, maker);
  return call(`POST /api/quotes/${id}/${how}`, { headers: maker.headers, payload });
}

function asShop(id: string, action: string) {
  return call(`POST /api/businesses/${payer.business_id}/quotes/${id}/${action}` as Route, {
    headers,
    payload: {},
  });
}

function campaignOf(id: string) {
  return db
    .selectFrom('campaigns')
    .select(['status', 'is_offer', 'slots', 'funded_slots', 'taken_slots', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function settle(campaign_id: string, maker: Maker) {
  const { application_id, decided_at } = await quoteOf(campaign_id, maker);
  context.clock.advance({ hours: 11 / 3600 });
  await settleDecision.run(context, { application_id, decided_at: decided_at ?? '' });
  return db
    .selectFrom('collaborations')
    .select(['application_id', 'payout_cents'])
    .where('application_id', '=', application_id)
    .execute();
}

const held = (campaign_id: string) => readFigures(db, campaign_id);

describe('C15 an offer to one creator', () => {
  it('C15: a yes to $300 is a contract without an application', async () => {
    const { campaign_id, first } = await offered(1);
    expect(await quoteOf(campaign_id, first)).toMatchObject({ status: 'open', application: 'submitted' });
    expect(await subjectsTo(db, first.email)).toContain('Crumb & Co offered $300.00');
    expect((await answer(campaign_id, first, 'acceptance')).statusCode).toBe(200);
    expect(await settle(campaign_id, first)).toEqual([expect.objectContaining({ payout_cents: PRICE })]);
    expect(await campaignOf(campaign_id)).toMatchObject({ status: 'closed', taken_slots: 1 });
  });

  it('C15: 20 parallel yes on one spot are one contract', async () => {
    const { campaign_id, first } = await offered(1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => answer(campaign_id, first, 'acceptance')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await campaignOf(campaign_id)).toMatchObject({ taken_slots: 1, funded_slots: 1 });
    expect(await settle(campaign_id, first)).toHaveLength(1);
  });

  it('C15: a no refunds the spot with its fee at once, and nothing is held', async () => {
    const { campaign_id, first } = await offered(1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => answer(campaign_id, first, 'decline')),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await quoteOf(campaign_id, first)).toMatchObject({ status: 'declined', application: 'declined' });
    expect(await campaignOf(campaign_id)).toMatchObject({ status: 'expired', funded_slots: 0 });
    expect(await held(campaign_id)).toMatchObject({ held_cents: 0, refunded_cents: totalOf(PRICE, 1) });
  });

  it.each([
    ['decline', 'withdrawal'],
    ['acceptance', 'withdrawal'],
  ])('C15: %s against a withdrawal ends in one of the two', async (how, back) => {
    const { campaign_id, first } = await offered(1);
    const { id } = await quoteOf(campaign_id, first);
    await Promise.all([
      ...Array.from({ length: 10 }, () => answer(campaign_id, first, how)),
      ...Array.from({ length: 10 }, () => asShop(id, back)),
    ]);
    const { taken_slots, funded_slots } = await campaignOf(campaign_id);
    expect(funded_slots).toBe(taken_slots);
    const { refunded_cents } = await held(campaign_id);
    expect(refunded_cents).toBe(taken_slots === 1 ? 0 : totalOf(PRICE, 1));
  });

  it('C15: after 48 hours an offer expires once, and both are told', async () => {
    const { campaign_id, first } = await offered(1);
    const { created_at, expires_at } = await quoteOf(campaign_id, first);
    const hours = (Date.parse(expires_at) - Date.parse(created_at)) / 3_600_000;
    expect(hours).toBe(DEFAULT_SETTINGS.offer_hours);
    expect(hours).toBe(48);
    context.clock.advance({ hours: 49 });
    expect((await answer(campaign_id, first, 'acceptance')).statusCode).toBe(409);
    await Promise.all([expireQuotes.run(context, {}), expireQuotes.run(context, {})]);
    expect(await quoteOf(campaign_id, first)).toMatchObject({ status: 'expired', application: 'expired' });
    expect(await held(campaign_id)).toMatchObject({ held_cents: 0, refunded_cents: totalOf(PRICE, 1) });
    expect(await subjectsTo(db, first.email)).toContain('The offer from Crumb & Co has ended');
  });

  it('C15: the calendars of both sides say when an offer expires, and nobody else’s does', async () => {
    const { campaign_id, first } = await offered(1);
    const { id } = await quoteOf(campaign_id, first);
    const [stranger] = (await makers(1)) as [Maker];
    const calendarOf = async (asked: { cookie: string }) => {
      const { url } = (await call('GET /api/me/calendar', { headers: asked })).json();
      return (await call(`GET /${url.slice(context.config.app_url.length + 1)}` as Route)).body;
    };
    for (const asked of [first.headers, headers]) expect(await calendarOf(asked)).toContain(`offer-${id}`);
    expect(await calendarOf(stranger.headers)).not.toContain(`offer-${id}`);
  });

  it('C15: the business accepts a higher counter by paying the difference', async () => {
    const { campaign_id, first } = await offered(1);
    await answer(campaign_id, first, 'counter', { amount_cents: 36_000, reason: '' });
    const asked = await quoteOf(campaign_id, first, 'creator');
    expect((await asShop(asked.id, 'acceptance')).json()).toMatchObject({ status: 'open' });
    const { id } = await db
      .selectFrom('fundings')
      .select('id')
      .where('quote_id', '=', asked.id)
      .executeTakeFirstOrThrow();
    await pay(context, id);
    expect(await settle(campaign_id, first)).toEqual([expect.objectContaining({ payout_cents: 36_000 })]);
    expect(await held(campaign_id)).toMatchObject({ refunded_cents: 0 });
  });

  it('C15: a counter that the business declines ends the offer, and the money goes back', async () => {
    const { campaign_id, first } = await offered(1);
    await answer(campaign_id, first, 'counter', { amount_cents: 36_000, reason: '' });
    const asked = await quoteOf(campaign_id, first, 'creator');
    expect((await asShop(asked.id, 'decline')).statusCode).toBe(200);
    expect(await held(campaign_id)).toMatchObject({ held_cents: 0, refunded_cents: totalOf(PRICE, 1) });
  });

  it('C15: a creator who withdraws the price they asked for ends the offer, and the money goes back', async () => {
    const { campaign_id, first } = await offered(1);
    await answer(campaign_id, first, 'counter', { amount_cents: 36_000, reason: '' });
    const asked = await quoteOf(campaign_id, first, 'creator');
    const withdrawn = await call(`POST /api/quotes/${asked.id}/withdrawal`, { headers: first.headers });
    expect(withdrawn.statusCode).toBe(200);
    expect(await campaignOf(campaign_id)).toMatchObject({ status: 'expired', funded_slots: 0 });
    expect(await held(campaign_id)).toMatchObject({ held_cents: 0, refunded_cents: totalOf(PRICE, 1) });
  });

  it('C15: nobody else sees the offer or can apply to it, and the business can’t accept in their name', async () => {
    const { campaign_id, first } = await offered(1);
    const [stranger] = (await makers(1)) as [Maker];
    const asStranger = { headers: stranger.headers };
    expect((await call(`GET /api/campaigns/${campaign_id}`, asStranger)).statusCode).toBe(404);
    expect((await call(`GET /api/campaigns/${campaign_id}`, { headers: first.headers })).statusCode).toBe(
      200,
    );
    const listed = await db
      .selectFrom('campaign_listings')
      .select('campaign_id')
      .where('campaign_id', '=', campaign_id)
      .execute();
    expect(listed).toEqual([]);
    const { application_id } = await quoteOf(campaign_id, first);
    const decided = await call(
      `POST /api/businesses/${payer.business_id}/campaigns/${campaign_id}/applicants/${application_id}/decision` as Route,
      { headers, payload: { decision: 'accept' } },
    );
    expect(decided.statusCode).toBe(409);
    const invited = await call(
      `POST /api/businesses/${payer.business_id}/campaigns/${campaign_id}/creator-invitations` as Route,
      { headers, payload: { creator_ids: [stranger.creator_id], words: '' } },
    );
    expect(invited.json().results[0].application_id).toBeNull();
  });
});

describe('C15 booking several creators with one payment', () => {
  it('C15: each answers alone: one yes, one no and one without an answer', async () => {
    const { campaign_id, people } = await offered(3);
    const [yes, no, silent] = people as [Maker, Maker, Maker];
    await answer(campaign_id, yes, 'acceptance');
    await answer(campaign_id, no, 'decline');
    expect(await campaignOf(campaign_id)).toMatchObject({ status: 'live', funded_slots: 2, taken_slots: 1 });
    expect(await held(campaign_id)).toMatchObject({ refunded_cents: totalOf(PRICE, 1) });
    expect(await settle(campaign_id, yes)).toHaveLength(1);
    context.clock.advance({ hours: 49 });
    await expireQuotes.run(context, {});
    expect(await quoteOf(campaign_id, silent)).toMatchObject({ application: 'expired' });
    expect(await campaignOf(campaign_id)).toMatchObject({
      status: 'closed',
      funded_slots: 1,
      taken_slots: 1,
    });
    expect(await held(campaign_id)).toMatchObject({ refunded_cents: totalOf(PRICE, 2) });
  });

  it('C15: one who left the directory before the payment gets no offer, and the spot is refunded', async () => {
    const people = await makers(2);
    const { campaign_id } = (await offerTo(people)).json();
    await db
      .updateTable('campaigns')
      .set({ status: 'awaiting_funding' })
      .where('id', '=', campaign_id)
      .execute();
    await db
      .updateTable('creators')
      .set({ is_listed: false })
      .where('id', '=', people[0]?.creator_id ?? '')
      .execute();
    await payIn(context, { ...payer, campaign_id, slots: 2 });
    await Promise.all(Array.from({ length: 5 }, () => send(campaign_id)));
    expect(await campaignOf(campaign_id)).toMatchObject({ status: 'live', funded_slots: 1 });
    expect(await held(campaign_id)).toMatchObject({ refunded_cents: totalOf(PRICE, 1) });
  });

  it('C15: canceling the offer refunds every open spot once', async () => {
    const { campaign_id } = await offered(2);
    const path = `/api/businesses/${payer.business_id}/campaigns/${campaign_id}/cancellation`;
    await call(`POST ${path}` as Route, { headers, payload: {} });
    expect(await campaignOf(campaign_id)).toMatchObject({ status: 'cancelled', funded_slots: 0 });
    expect(await held(campaign_id)).toMatchObject({ held_cents: 0, refunded_cents: totalOf(PRICE, 2) });
  });
});

describe('C15 an offer in the admin area', () => {
  it('C15: its record says whom it is for and what they answered, and the audit log calls it an offer', async () => {
    const { campaign_id, people } = await offered(2);
    const [yes, silent] = people as [Maker, Maker];
    await answer(campaign_id, yes, 'acceptance');
    const asAdmin = { headers: await signInAs(context, await newPerson(context, { role: 'admin' })) };
    const record = (await call(`GET /api/admin/campaigns/${campaign_id}` as Route, asAdmin)).json();
    expect(record.is_offer).toBe(true);
    expect(
      new Map(record.offered_to.map((one: { user_id: string; answer: string }) => [one.user_id, one.answer])),
    ).toEqual(
      new Map([
        [yes.user_id, 'accepted'],
        [silent.user_id, 'submitted'],
      ]),
    );
    const log = `GET /api/admin/audit-log?subject_type=campaign&subject_id=${campaign_id}` as Route;
    const [entry] = (await call(log, asAdmin)).json().entries;
    expect(entry.subject.name).toBe(`Offer: ${record.title}`);
  });

  it('C15: an unpaid offer isn’t sent, and a campaign for everyone is offered to nobody', async () => {
    const people = await makers(1);
    const { campaign_id } = (await offerTo(people)).json();
    const asAdmin = { headers: await signInAs(context, await newPerson(context, { role: 'admin' })) };
    const record = async (id: string) =>
      (await call(`GET /api/admin/campaigns/${id}` as Route, asAdmin)).json().offered_to;
    expect(await record(campaign_id)).toMatchObject([{ user_id: people[0]?.user_id, answer: 'unsent' }]);
    expect(await record(payer.campaign_id)).toEqual([]);
  });
});

describe('C15 who gets an offer', () => {
  it('C15: one who isn’t listed, is suspended or blocked gets none, all alike', async () => {
    const [hidden, suspended, blocked] = (await makers(3)) as [Maker, Maker, Maker];
    await db.updateTable('creators').set({ is_listed: false }).where('id', '=', hidden.creator_id).execute();
    await db
      .updateTable('creators')
      .set({ status: 'suspended' })
      .where('id', '=', suspended.creator_id)
      .execute();
    await db
      .insertInto('blocks')
      .values({
        id: newId(),
        business_id: payer.business_id,
        creator_id: blocked.creator_id,
        blocked_by: 'creator',
        blocked_by_user_id: blocked.user_id,
        created_at: context.now().toISOString(),
      })
      .execute();
    const messages = await Promise.all(
      [hidden, suspended, blocked].map(async (one) => (await offerTo([one])).json().detail),
    );
    expect(messages).toEqual(Array(3).fill('This creator doesn’t take offers now.'));
  });

  it('C15: a second offer to the same creator waits for the first answer', async () => {
    const [maker] = (await makers(1)) as [Maker];
    const answers = await Promise.all(Array.from({ length: 20 }, () => offerTo([maker])));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('C15: 20 parallel requests with one key are one offer with one answer, and a changed one is refused', async () => {
    const people = await makers(2);
    const by = { ...headers, key: newId() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => offerTo(people, {}, by)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const made = await db
      .selectFrom('campaigns as c')
      .innerJoin('waiting_invitations as w', 'w.campaign_id', 'c.id')
      .select(['c.id', 'w.creator_id'])
      .where('c.business_id', '=', payer.business_id)
      .where('c.is_offer', '=', true)
      .execute();
    expect(new Set(made.map(({ id }) => id))).toEqual(new Set([answers[0]?.json().campaign_id]));
    expect(made).toHaveLength(2);
    expect((await offerTo(people, { words: 'Another one' }, by)).statusCode).toBe(409);
    const { cookie } = headers;
    const path = `POST /api/businesses/${payer.business_id}/offers` as Route;
    expect((await call(path, { headers: { cookie }, payload: {} })).statusCode).toBe(400);
  });

  it('C15: an offer goes to a few creators at most, and never in another business’s name', async () => {
    const creator_ids = Array.from({ length: MOST_OFFERED_AT_ONCE + 1 }, newId);
    expect((await offerTo([], { creator_ids })).statusCode).toBe(400);
    const other = await newPayer(context);
    const [maker] = (await makers(1)) as [Maker];
    const stolen = await offerTo([maker], { brief: { from: 'campaign', campaign_id: other.campaign_id } });
    expect(stolen.statusCode).toBe(404);
  });
});
