import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/base/platform-settings.ts';
import { quoteReceipt } from '#domain/hiring/quote-receipt.ts';
import { businessFeeCents } from '#domain/money/fees.ts';
import { payDifferenceBack } from '#server/areas/money/fundings/jobs/return-difference.ts';
import { readFigures } from '#server/areas/money/fundings/queries/money-figures.ts';
import { expireQuotes } from '#server/flows/end-quote/expire-quotes.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { type Maker, newApplication, newMaker } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPayer, type Payer, pay, payIn } from '#test/support/fundings.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { openQuote } from './commands/open-quote.ts';

const { business_fee_percent: FEE_PERCENT } = DEFAULT_SETTINGS;

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const POSTED = 35_000;
const SPOT = POSTED + businessFeeCents(POSTED, FEE_PERCENT);

let payer: Payer;
let headers: { cookie: string };
let jules: Maker;
let application_id: string;

beforeEach(async () => {
  payer = await newPayer(context, { payout_cents: POSTED, slots: 1 });
  await payIn(context, payer);
  await db
    .updateTable('campaigns')
    .set({ accepts_quotes: true })
    .where('id', '=', payer.campaign_id)
    .execute();
  headers = await signInAs(context, payer.owner);
  jules = await newMaker(context);
  application_id = await newApplication(context, {
    campaign_id: payer.campaign_id,
    creator_id: jules.creator_id,
  });
});

function ask(amount_cents: number): Promise<string> {
  return inTransaction(db, (tx) =>
    openQuote(tx, context, {
      application_id,
      made_by: 'creator',
      amount_cents,
      reason: '',
      actor_id: jules.user_id,
    }),
  );
}

function asShop(id: string, action: string, payload: object = {}, asked = headers) {
  return call(`POST /api/businesses/${payer.business_id}/quotes/${id}/${action}`, {
    headers: asked,
    payload,
  });
}

function asCreator(id: string, action: string, payload: object = {}) {
  return call(`POST /api/quotes/${id}/${action}`, { headers: jules.headers, payload });
}

async function paymentFor(quote_id: string): Promise<string> {
  const { id } = await db
    .selectFrom('fundings')
    .select('id')
    .where('quote_id', '=', quote_id)
    .executeTakeFirstOrThrow();
  return id;
}

async function readOutcome() {
  const application = await db
    .selectFrom('applications')
    .select(['status', 'payout_cents'])
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow();
  const quotes = await db
    .selectFrom('quotes')
    .select(['made_by', 'status', 'amount_cents'])
    .where('application_id', '=', application_id)
    .orderBy('id')
    .execute();
  return {
    ...application,
    quotes: quotes.map(({ made_by, status, amount_cents }) => `${made_by} ${amount_cents} ${status}`),
  };
}

/** The numbers above the list of the shop. */
async function counts() {
  return (await call(`GET /api/businesses/${payer.business_id}/quotes`, { headers })).json().counts;
}

async function money() {
  const { held_cents, fees_held_cents, refunded_cents } = await readFigures(db, payer.campaign_id);
  return { locked: held_cents, fees: fees_held_cents, refunded: refunded_cents };
}

describe('below the posted payout', () => {
  it('a yes is enough, and the difference comes back with its fee, to the cent', async () => {
    const id = await ask(30_005);
    const answers = await Promise.all([asShop(id, 'acceptance'), asShop(id, 'acceptance')]);
    for (const answer of answers)
      expect(answer.json()).toMatchObject({ status: 'accepted', checkout_url: null });
    expect(await readOutcome()).toEqual({
      status: 'accepted',
      payout_cents: 30_005,
      quotes: ['creator 30005 accepted'],
    });
    context.clock.advance({ hours: 1 });
    await payDifferenceBack.run(context, { application_id });
    await payDifferenceBack.run(context, { application_id });
    const back = -quoteReceipt(POSTED, 30_005, FEE_PERCENT).total_cents;
    expect(await money()).toEqual({
      locked: 30_005,
      fees: businessFeeCents(30_005, FEE_PERCENT),
      refunded: back,
    });
  });

  it('a creator says yes to a counter, and a second press finds the same', async () => {
    const asked = await ask(42_500);
    const offer = (await asShop(asked, 'counter', { amount_cents: 33_000 })).json().quote_id;
    for (const _ of [1, 2])
      expect((await asCreator(offer, 'acceptance')).json()).toMatchObject({ status: 'accepted' });
    expect(await readOutcome()).toMatchObject({ status: 'accepted', payout_cents: 33_000 });
  });
});

describe('above the posted payout', () => {
  it('a yes leads to the payment, and the creator is in once it has arrived', async () => {
    const id = await ask(42_505);
    const answer = (await asShop(id, 'acceptance')).json();
    expect(answer).toMatchObject({
      status: 'open',
      checkout_url: expect.stringContaining('/sandbox/checkout/'),
    });
    expect(await readOutcome()).toMatchObject({ status: 'submitted', quotes: ['creator 42505 open'] });
    expect((await asShop(id, 'acceptance')).json().checkout_url).toBe(answer.checkout_url);
    await pay(context, await paymentFor(id));
    expect(await readOutcome()).toMatchObject({ status: 'accepted', payout_cents: 42_505 });
    expect(await money()).toEqual({
      locked: 42_505,
      fees: businessFeeCents(42_505, FEE_PERCENT),
      refunded: 0,
    });
  });

  it('a payment on its way when the quote ran out still counts', async () => {
    const id = await ask(42_500);
    context.clock.advance({ hours: 71.9 });
    await asShop(id, 'acceptance');
    context.clock.advance({ hours: 0.2 });
    await expireQuotes.run(context, {});
    await pay(context, await paymentFor(id));
    const { status, payout_cents } = await readOutcome();
    expect([status, payout_cents]).toEqual(['accepted', 42_500]);
  });

  it('a payment for a quote that was taken back goes back whole', async () => {
    const id = await ask(42_500);
    await asShop(id, 'acceptance');
    await asCreator(id, 'withdrawal');
    await pay(context, await paymentFor(id));
    expect(await readOutcome()).toMatchObject({ status: 'submitted', quotes: ['creator 42500 withdrawn'] });
    expect(await money()).toMatchObject({
      locked: POSTED,
      refunded: quoteReceipt(POSTED, 42_500, FEE_PERCENT).total_cents,
    });
  });

  it('a counter is made once it is paid in, and the extra is there when the creator says yes', async () => {
    const asked = await ask(42_500);
    const counter = (await asShop(asked, 'counter', { amount_cents: 38_000 })).json();
    expect(counter.status).toBe('awaiting_funding');
    expect((await readOutcome()).quotes).toEqual(['creator 42500 open', 'business 38000 awaiting_funding']);
    expect(await counts()).toMatchObject({ open: 1, waiting: 0 });
    expect((await asCreator(counter.quote_id, 'acceptance')).statusCode).toBe(409);
    await pay(context, await paymentFor(counter.quote_id));
    expect((await readOutcome()).quotes).toEqual(['creator 42500 countered', 'business 38000 open']);
    expect(await counts()).toMatchObject({ open: 0, waiting: 1 });
    expect((await asCreator(counter.quote_id, 'acceptance')).statusCode).toBe(200);
    expect(await readOutcome()).toMatchObject({ status: 'accepted', payout_cents: 38_000 });
    expect(await money()).toEqual({
      locked: 38_000,
      fees: businessFeeCents(38_000, FEE_PERCENT),
      refunded: 0,
    });
  });

  it.each([
    ['is declined', async (id: string) => void (await asCreator(id, 'decline'))],
    [
      'runs out',
      async () => {
        context.clock.advance({ hours: 73 });
        await expireQuotes.run(context, {});
      },
    ],
  ])('what was paid in for a counter that %s comes back whole', async (_, end) => {
    const asked = await ask(42_500);
    const { quote_id } = (await asShop(asked, 'counter', { amount_cents: 38_000 })).json();
    await pay(context, await paymentFor(quote_id));
    await end(quote_id);
    expect(await money()).toEqual({
      locked: POSTED,
      fees: SPOT - POSTED,
      refunded: quoteReceipt(POSTED, 38_000, FEE_PERCENT).total_cents,
    });
    expect((await readOutcome()).status).toBe('submitted');
  });

  it('is for the owner to pay: a manager answers what costs nothing more', async () => {
    const manager = await newPerson(context, { role: 'business' });
    await db
      .insertInto('business_members')
      .values({
        id: newId(),
        business_id: payer.business_id,
        user_id: manager.user_id,
        role: 'manager',
        status: 'active',
      })
      .execute();
    const theirs = await signInAs(context, manager);
    const id = await ask(42_500);
    expect((await asShop(id, 'acceptance', {}, theirs)).statusCode).toBe(403);
    expect((await asShop(id, 'counter', { amount_cents: 38_000 }, theirs)).statusCode).toBe(403);
    expect((await asShop(id, 'counter', { amount_cents: 30_000 }, theirs)).statusCode).toBe(200);
  });
});

describe('on a campaign that we stopped', () => {
  it.each([
    ['acceptance', {}],
    ['counter', { amount_cents: 45_000 }],
    ['counter', { amount_cents: 33_000 }],
  ])('a business can’t agree on a price or pay for one: %s %j', async (action, payload) => {
    const id = await ask(40_005);
    await db
      .updateTable('campaigns')
      .set({ stopped_at: context.now().toISOString() })
      .where('id', '=', payer.campaign_id)
      .execute();
    const answer = await asShop(id, action, payload);
    expect(answer.json()).toMatchObject({ status: 409, detail: expect.stringContaining('on hold') });
    expect(await readOutcome()).toMatchObject({ status: 'submitted', quotes: ['creator 40005 open'] });
    expect(await db.selectFrom('fundings').select('id').where('quote_id', '=', id).execute()).toEqual([]);
    expect((await asShop(id, 'decline')).statusCode).toBe(200);
  });
});

describe('at the same moment', () => {
  it('of a yes, a counter and a withdrawal one counts', async () => {
    const id = await ask(30_000);
    const answers = await Promise.all([
      asShop(id, 'acceptance'),
      asShop(id, 'counter', { amount_cents: 32_000 }),
      asCreator(id, 'withdrawal'),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('the last spot is given once, no matter who says yes', async () => {
    const first = await ask(30_000);
    const ren = await newMaker(context, { full_name: 'Ren Ito' });
    const other = await newApplication(context, {
      campaign_id: payer.campaign_id,
      creator_id: ren.creator_id,
    });
    const second = await inTransaction(db, (tx) =>
      openQuote(tx, context, {
        application_id: other,
        made_by: 'creator',
        amount_cents: 31_000,
        reason: '',
        actor_id: ren.user_id,
      }),
    );
    const answers = await Promise.all([asShop(first, 'acceptance'), asShop(second, 'acceptance')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { taken_slots } = await db
      .selectFrom('campaigns')
      .select('taken_slots')
      .where('id', '=', payer.campaign_id)
      .executeTakeFirstOrThrow();
    expect(taken_slots).toBe(1);
  });
});
