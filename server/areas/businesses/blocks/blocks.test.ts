import { describe, expect, it } from 'vitest';
import { newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import { openQuoteOf } from '#test/support/applications-paid.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { newTalk, type Talk, talkHands } from '#test/support/conversations.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, workHands } from '#test/support/work.ts';

const { app, context } = await testApp();
const call = callerOf(app);
const talks = talkHands(app);

type Headers = { cookie: string };
const REFUSED = 'You can’t start anything new with each other right now.';
const NO_MESSAGES = 'You can’t message each other right now. Open work continues on its own page.';
const PITCH = { pitch: 'I trained as a baker before I picked up a camera.', brief_version: 1 };

const ask = (headers: Headers, route: string, payload?: object) =>
  call(route as Route, { headers, ...(payload && { payload }) });
const listOf = async (headers: Headers) => (await ask(headers, 'GET /api/blocks')).json().blocks;
const byCreator = ({ maker, shop }: Talk) =>
  ask(maker.headers, 'POST /api/blocks', { business_id: shop.business_id });
const byBusiness = ({ maker, shop }: Talk) =>
  ask(shop.headers, 'POST /api/blocks', { creator_id: maker.creator_id });
const refusalOf = (answer: { statusCode: number; json: () => { detail?: string } }) => [
  answer.statusCode,
  answer.json().detail,
];

describe.each([
  ['a creator', byCreator],
  ['a business', byBusiness],
])('a block by %s', (_who, block) => {
  it('refuses new contact alike for both, with a sentence that names nobody', async () => {
    const talk = await newTalk(context);
    const { shop, maker } = talk;
    const campaign_id = await newOpenCampaign(context, { business_id: shop.business_id });
    expect((await block(talk)).statusCode).toBe(200);
    const invited = await ask(
      shop.headers,
      `POST /api/businesses/${shop.business_id}/campaigns/${campaign_id}/creator-invitations`,
      { creator_ids: [maker.creator_id], words: '' },
    );
    expect(invited.json().results).toEqual([
      { creator_id: maker.creator_id, application_id: null, problem: REFUSED },
    ]);
    const applied = await ask(maker.headers, `POST /api/campaigns/${campaign_id}/applications`, PITCH);
    expect(refusalOf(applied)).toEqual([409, REFUSED]);
    for (const side of [shop, maker]) {
      expect(refusalOf(await talks.say(side, talk.id, 'Hello?'))).toEqual([409, NO_MESSAGES]);
      expect((await talks.look(side, talk.id)).refusal).toBe(NO_MESSAGES);
    }
  });

  it('opens no new conversation, and keeps earlier ones readable', async () => {
    const talk = await newTalk(context);
    await talks.say(talk.shop, talk.id, 'Before all that.');
    await block(talk);
    for (const side of [talk.shop, talk.maker]) {
      const known = { campaign_id: talk.campaign_id, creator_id: talk.maker.creator_id };
      expect((await talks.open(side, known)).statusCode).toBe(200);
      expect((await talks.listen(side, talk.id)).messages).toHaveLength(1);
    }
    await context.db.deleteFrom('messages').where('conversation_id', '=', talk.id).execute();
    await context.db.deleteFrom('conversation_participants').where('conversation_id', '=', talk.id).execute();
    await context.db.deleteFrom('conversations').where('id', '=', talk.id).execute();
    for (const side of [talk.shop, talk.maker]) {
      const fresh = { campaign_id: talk.campaign_id, creator_id: talk.maker.creator_id };
      expect(refusalOf(await talks.open(side, fresh))).toEqual([409, REFUSED]);
    }
  });

  it('refuses to accept an application and to answer a quote with a price', async () => {
    const talk = await newTalk(context);
    const { shop, application_id, campaign_id } = talk;
    await block(talk);
    const accepted = await ask(
      shop.headers,
      `POST /api/businesses/${shop.business_id}/campaigns/${campaign_id}/applicants/${application_id}/decision`,
      { decision: 'accept' },
    );
    expect(refusalOf(accepted)).toEqual([409, REFUSED]);
    const quote_id = await openQuoteOf(context, application_id, 30_000);
    const countered = await ask(
      shop.headers,
      `POST /api/businesses/${shop.business_id}/quotes/${quote_id}/counter`,
      { amount_cents: 20_000, reason: 'This is what we have.' },
    );
    expect(refusalOf(countered)).toEqual([409, REFUSED]);
  });

  it('is lifted by unblocking', async () => {
    const talk = await newTalk(context);
    await block(talk);
    const own = block === byCreator ? talk.maker : talk.shop;
    const other = block === byCreator ? talk.shop : talk.maker;
    const [{ id }] = await listOf(own.headers);
    expect((await ask(other.headers, `DELETE /api/blocks/${id}`)).statusCode).toBe(404);
    expect(await listOf(other.headers)).toEqual([]);
    expect((await ask(own.headers, `DELETE /api/blocks/${id}`)).statusCode).toBe(200);
    expect((await talks.say(other, talk.id, 'Good to see you again.')).statusCode).toBe(201);
  });
});

it('two blocks are two: lifting one keeps the other', async () => {
  const talk = await newTalk(context);
  await byCreator(talk);
  await byBusiness(talk);
  const [{ id }] = await listOf(talk.maker.headers);
  await ask(talk.maker.headers, `DELETE /api/blocks/${id}`);
  expect(refusalOf(await talks.say(talk.shop, talk.id, 'Hello?'))).toEqual([409, NO_MESSAGES]);
});

it('twenty blocks at once are one, named after the other side', async () => {
  const talk = await newTalk(context);
  const answers = await Promise.all(Array.from({ length: 20 }, () => byBusiness(talk)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await listOf(talk.shop.headers)).toEqual([expect.objectContaining({ name: 'Jules Moreau' })]);
});

it('open work continues', async () => {
  const work = await newWork(context);
  await ask(work.maker.headers, 'POST /api/blocks', { business_id: work.payer.business_id });
  const [deliverable = ''] = work.deliverable_ids;
  const { submit, approve } = workHands(app, context);
  expect((await submit(work, deliverable)).statusCode).toBe(200);
  expect((await approve(work, deliverable)).statusCode).toBe(200);
  const campaign = await ask(work.maker.headers, `GET /api/campaigns/${work.payer.campaign_id}`);
  expect(campaign.statusCode).toBe(200);
});

it('is for creators and businesses, and about the other kind', async () => {
  const [shop, maker] = [await newShop(context), await newMaker(context)];
  const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
  const applicant = await signInAs(context, await newPerson(context, { role: 'applicant' }));
  const target = { business_id: shop.business_id };
  const statuses = [
    await ask(admin, 'POST /api/blocks', target),
    await ask(applicant, 'POST /api/blocks', target),
    await ask(shop.headers, 'POST /api/blocks', target),
    await ask(maker.headers, 'POST /api/blocks', { creator_id: maker.creator_id }),
    await ask(maker.headers, 'POST /api/blocks', { business_id: crypto.randomUUID() }),
    await ask(shop.headers, 'POST /api/blocks', { creator_id: crypto.randomUUID() }),
    await ask(shop.headers, 'POST /api/blocks', { ...target, creator_id: maker.creator_id }),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([403, 403, 400, 400, 404, 404, 400]);
});
