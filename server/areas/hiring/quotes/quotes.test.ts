import { beforeEach, describe, expect, it } from 'vitest';
import { lockApplication } from '#server/areas/hiring/places/lock.ts';
import { expireQuotes } from '#server/flows/end-quote/expire-quotes.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
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
import { closeQuotes } from './commands/close-quotes.ts';
import { openQuote } from './commands/open-quote.ts';

const { app, context } = await testApp();
const call = callerOf(app);

let shop: Shop;
let jules: Maker;
let campaign_id: string;
let application_id: string;

beforeEach(async () => {
  shop = await newShop(context);
  jules = await newMaker(context);
  campaign_id = await newOpenCampaign(context, { business_id: shop.business_id, accepts_quotes: true });
  application_id = await newApplication(context, { campaign_id, creator_id: jules.creator_id });
});

function ask(amount_cents = 42_500, of = application_id): Promise<string> {
  return inTransaction(context.db, (tx) =>
    openQuote(tx, context, {
      application_id: of,
      made_by: 'creator',
      amount_cents,
      reason: 'A second camera.',
      actor_id: jules.user_id,
    }),
  );
}

function answerAsShop(id: string, action: string, payload: object = {}, headers = shop.headers) {
  return call(`POST /api/businesses/${shop.business_id}/quotes/${id}/${action}`, { headers, payload });
}

function answerAsCreator(id: string, action: string, payload: object = {}, headers = jules.headers) {
  return call(`POST /api/quotes/${id}/${action}`, { headers, payload });
}

function quotesOf(id = application_id) {
  return context.db
    .selectFrom('quotes')
    .select(['id', 'made_by', 'status', 'amount_cents', 'expires_at'])
    .where('application_id', '=', id)
    .orderBy('id')
    .execute();
}

async function quoteStatuses(id = application_id): Promise<string[]> {
  const rows = await quotesOf(id);
  return rows.map(({ made_by, status, amount_cents }) => `${made_by} ${amount_cents} ${status}`);
}

async function bellOf(user_id: string): Promise<string[]> {
  const rows = await context.db
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
}

function list(segment = 'open', headers = shop.headers) {
  return call(`GET /api/businesses/${shop.business_id}/quotes?segment=${segment}` as Route, { headers });
}

describe('a quote', () => {
  it('rings at the business, stands for 72 hours and is on its dashboard [BIZ-13]', async () => {
    const id = await ask();
    const [quote] = await quotesOf();
    expect(Date.parse(quote?.expires_at ?? '') - context.now().getTime()).toBe(72 * 3_600_000);
    expect(await bellOf(shop.user_id)).toEqual(['Jules Moreau asked for $425.00']);
    const { quotes, counts } = (await list()).json();
    expect(counts).toEqual({ open: 1, waiting: 0, settled: 0 });
    expect(quotes[0]).toMatchObject({
      id,
      amount_cents: 42_500,
      posted_cents: 35_000,
      campaign: { title: 'Rye week' },
      creator: { full_name: 'Jules Moreau', platform: 'tiktok', followers: 61_200 },
      turns: [{ id, made_by: 'creator', status: 'open' }],
    });
  });

  it('is refused where the campaign takes none, where it names the posted payout, and beside an open one', async () => {
    await expect(ask(35_000)).rejects.toThrow('already the posted payout');
    const closed = await newOpenCampaign(context, { business_id: shop.business_id });
    const there = await newApplication(context, { campaign_id: closed, creator_id: jules.creator_id });
    await expect(ask(42_500, there)).rejects.toThrow('doesn’t take quotes');
    await ask();
    await expect(ask(39_000)).rejects.toThrow('already a quote to answer');
  });

  it('ends without an answer after 72 hours, once, and its maker is told', async () => {
    await ask();
    context.clock.advance({ hours: 71 });
    await expireQuotes.run(context, {});
    expect(await quoteStatuses()).toEqual(['creator 42500 open']);
    context.clock.advance({ hours: 1 });
    await Promise.all([expireQuotes.run(context, {}), expireQuotes.run(context, {})]);
    expect(await quoteStatuses()).toEqual(['creator 42500 expired']);
    expect(await bellOf(jules.user_id)).toEqual(['Crumb & Co didn’t answer about $425.00 in time']);
  });

  it('that has run out takes no answer, even before the clock comes by, and counts as settled', async () => {
    const id = await ask();
    context.clock.advance({ hours: 72 });
    const answer = await answerAsShop(id, 'decline');
    expect(answer.json()).toMatchObject({ status: 409, detail: 'The quote has expired.' });
    expect((await list()).json().counts).toEqual({ open: 0, waiting: 0, settled: 1 });
  });

  it('goes with its application', async () => {
    await ask();
    const close = () =>
      inTransaction(context.db, async (tx) =>
        closeQuotes(tx, context, await lockApplication(tx, { application_id })),
      );
    await close();
    await close();
    expect(await quoteStatuses()).toEqual(['creator 42500 withdrawn']);
  });

  it('can be withdrawn only by the person who made it', async () => {
    const id = await ask();
    expect((await answerAsShop(id, 'withdrawal')).statusCode).toBe(409);
    for (const _ of [1, 2]) expect((await answerAsCreator(id, 'withdrawal')).statusCode).toBe(200);
    expect(await quoteStatuses()).toEqual(['creator 42500 withdrawn']);
  });
});

describe('declining', () => {
  it('leaves the application at the posted payout, and said twice it is said once', async () => {
    const id = await ask();
    const answers = await Promise.all([answerAsShop(id, 'decline'), answerAsShop(id, 'decline')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await quoteStatuses()).toEqual(['creator 42500 declined']);
    expect(await bellOf(jules.user_id)).toEqual(['Crumb & Co declined $425.00']);
  });

  it('is for the other side: nobody declines what they named themselves', async () => {
    const id = await ask();
    expect((await answerAsCreator(id, 'decline')).json()).toMatchObject({
      status: 409,
      detail: 'The other side has to answer this quote.',
    });
  });
});

describe('countering', () => {
  it('answers with another amount, back and forth, each with 72 hours of its own', async () => {
    const asked = await ask();
    context.clock.advance({ hours: 60 });
    const first = await answerAsShop(asked, 'counter', { amount_cents: 33_000, reason: 'What I have.' });
    expect(first.json()).toMatchObject({ status: 'open', checkout_url: null });
    expect(await bellOf(jules.user_id)).toEqual(['Crumb & Co offered $330.00']);
    const second = await answerAsCreator(first.json().quote_id, 'counter', { amount_cents: 40_000 });
    expect(second.statusCode).toBe(200);
    expect(await quoteStatuses()).toEqual([
      'creator 42500 countered',
      'business 33000 countered',
      'creator 40000 open',
    ]);
    const { quotes, counts } = (await list()).json();
    expect(counts).toEqual({ open: 1, waiting: 0, settled: 0 });
    expect(quotes[0].turns.map((turn: { amount_cents: number }) => turn.amount_cents)).toEqual([
      42_500, 33_000, 40_000,
    ]);
    const [, , open] = await quotesOf();
    expect(Date.parse(open?.expires_at ?? '') - context.now().getTime()).toBe(72 * 3_600_000);
  });

  it('pressed twice is one counter', async () => {
    const asked = await ask();
    const counter = { amount_cents: 33_000 };
    const answers = await Promise.all([
      answerAsShop(asked, 'counter', counter),
      answerAsShop(asked, 'counter', counter),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await quoteStatuses()).toEqual(['creator 42500 countered', 'business 33000 open']);
    expect((await list('waiting')).json().counts).toEqual({ open: 0, waiting: 1, settled: 0 });
  });

  it.each([
    ['what they named', 42_500],
    ['the posted payout', 35_000],
    ['less than the lowest', 499],
    ['more than the highest', 500_001],
    ['half a cent', 33_000.5],
  ])('refuses %s', async (_, amount_cents) => {
    const id = await ask();
    expect((await answerAsShop(id, 'counter', { amount_cents })).statusCode).toBe(400);
    expect(await quoteStatuses()).toEqual(['creator 42500 open']);
  });

  it('of two answers at once, one counts', async () => {
    const id = await ask();
    const answers = await Promise.all([
      answerAsShop(id, 'decline'),
      answerAsCreator(id, 'withdrawal'),
      answerAsShop(id, 'counter', { amount_cents: 33_000 }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await quotesOf()).filter(({ id: own }) => own === id).map(({ status }) => status)).not.toEqual([
      'open',
    ]);
  });
});

describe('who may', () => {
  it('another shop, another creator and a visitor neither see nor answer a quote', async () => {
    const id = await ask();
    const other = await newShop(context);
    const stranger = await newMaker(context, { full_name: 'Ren Ito' });
    for (const action of ['acceptance', 'decline', 'withdrawal', 'counter']) {
      const payload = { amount_cents: 33_000 };
      const answers = [
        await answerAsShop(id, action, payload, other.headers),
        await call(`POST /api/businesses/${other.business_id}/quotes/${id}/${action}`, {
          headers: other.headers,
          payload,
        }),
        await answerAsCreator(id, action, payload, stranger.headers),
        await answerAsCreator(newId(), action, payload),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    }
    expect((await list('open', other.headers)).statusCode).toBe(404);
    expect(await quoteStatuses()).toEqual(['creator 42500 open']);
  });

  it('pages through them without a gap, also where they end at the same moment', async () => {
    const ids = new Set<string>();
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dara', 'Eli']) {
      const maker = await newMaker(context, { full_name: name });
      const own = await newApplication(context, { campaign_id, creator_id: maker.creator_id });
      ids.add(await ask(40_000, own));
    }
    for (const sort of ['ends_first', 'newest', 'lowest', 'highest']) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const url =
          `GET /api/businesses/${shop.business_id}/quotes?limit=2&sort=${sort}&cursor=${cursor}` as Route;
        const page = (await call(url, { headers: shop.headers })).json();
        seen.push(...page.quotes.map((quote: { id: string }) => quote.id));
        cursor = page.next_cursor ?? '';
      } while (cursor !== '');
      expect(seen).toHaveLength(5);
      expect(new Set(seen)).toEqual(ids);
    }
  });
});
