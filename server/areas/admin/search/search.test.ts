import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { FoundRecord } from '#contract/admin/search.ts';
import { MOST_FOUND_OF_A_KIND } from '#domain/admin/search.ts';
import { paymentNumber } from '#server/areas/admin/payments/queries/payment-number.ts';
import { newId } from '#server/platform/db/ids.ts';
import { disputeHands, newDecider } from '#test/support/disputes.ts';
import { askForPayout, connectBank, earnAndClear, newEarner } from '#test/support/earnings.ts';
import { newPerson } from '#test/support/people.ts';
import { newLinkResults } from '#test/support/results.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork } from '#test/support/work.ts';

const { app, context } = await testApp();
const { db } = context;
const { ask, opened } = disputeHands(app);
const admin = await newDecider(context);

async function search(text: string): Promise<FoundRecord[]> {
  const answer = await ask(admin, `GET /api/admin/search?search=${encodeURIComponent(text)}`);
  return answer.json().records;
}

const kindsOf = (records: readonly FoundRecord[]) => records.map(({ kind }) => kind);

it('finds one job by any part of the shop’s name: the shop, the payment and the dispute', async () => {
  const work = await newWork(context);
  await db
    .updateTable('businesses')
    .set({ business_name: 'The Quixotic Oven' })
    .where('id', '=', work.payer.business_id)
    .execute();
  const { id } = await opened(work);
  // The emails about the dispute name the shop as well.
  const found = (await search('xotic OV')).filter(({ kind }) => kind !== 'email');
  expect(kindsOf(found)).toEqual(['business', 'payment', 'dispute']);
  expect(found).toMatchObject([
    { id: work.payer.business_id, name: 'The Quixotic Oven' },
    { id: work.collaboration_id, name: paymentNumber(work.collaboration_id) },
    { id, name: `Dispute over ${paymentNumber(work.collaboration_id)}` },
  ]);
  expect(found[1]?.facts.slice(0, 2)).toEqual(['$300.00', 'The Quixotic Oven']);
});

it('finds a payment and its dispute by the number people read out, with or without PAY', async () => {
  const work = await newWork(context);
  const { id } = await opened(work);
  for (const number of [paymentNumber(work.collaboration_id), work.collaboration_id.slice(-8)]) {
    expect((await search(number)).map((record) => record.id)).toEqual([work.collaboration_id, id]);
  }
});

it('finds a campaign by a code of its links, and by the link of its report', async () => {
  const work = await newWork(context);
  const { business_id, campaign_id, owner } = work.payer;
  await newLinkResults(context, work, { taps: 1 });
  const link = await db
    .selectFrom('tap_links')
    .select(['id', 'code', 'counter_code'])
    .where('campaign_id', '=', campaign_id)
    .executeTakeFirstOrThrow();
  const token = randomBytes(24).toString('base64url');
  const created_at = context.now().toISOString();
  await db
    .insertInto('report_shares')
    .values({ campaign_id, token, created_by: owner.user_id, created_at })
    .execute();
  await db
    .insertInto('perk_codes')
    .values({ id: newId(), link_id: link.id, business_id, code: 'ONCE4711', created_at })
    .execute();
  const addresses = [`https://bizmeet.example/go/${link.code}`, `https://bizmeet.example/reports/${token}`];
  for (const text of [link.code, link.counter_code.toLowerCase(), 'once4711', ...addresses]) {
    expect(
      (await search(text)).map(({ kind, id }) => [kind, id]),
      text,
    ).toContainEqual(['campaign', campaign_id]);
  }
});

it('finds a person by any part of the name or email, and by handle', async () => {
  const person = await newPerson(context, {
    role: 'creator',
    full_name: 'Wilhelmina Ostrowski',
    creator: { status: 'active' },
  });
  const record = { kind: 'user', id: person.user_id, name: 'Wilhelmina Ostrowski', facts: [person.email] };
  for (const text of ['mina ostro', 'OSTROWSKI', person.email.slice(2)]) {
    expect(await search(text)).toContainEqual(record);
  }
  const creator = db.selectFrom('creators').select('id').where('user_id', '=', person.user_id);
  await db
    .insertInto('social_accounts')
    .values({
      id: newId(),
      creator_id: (await creator.executeTakeFirstOrThrow()).id,
      platform: 'tiktok',
      handle: 'mina.bakes',
      status: 'claimed',
    })
    .execute();
  expect(await search('@Mina.Bakes')).toEqual([record]);
});

it('finds a shop by its street and its owner, a campaign by its title, an email by its address', async () => {
  const work = await newWork(context);
  const { business_id } = work.payer;
  await db
    .updateTable('campaigns')
    .set({ title: 'Film the zucchini parade' })
    .where('id', '=', work.payer.campaign_id)
    .execute();
  const byTitle = await search('ini parade');
  expect(byTitle[0]).toMatchObject({ kind: 'campaign', id: work.payer.campaign_id });
  await db
    .insertInto('business_locations')
    .values({
      id: newId(),
      business_id,
      location_name: 'Shop',
      address: '731 Wyckoff Alley',
      neighborhood: 'x',
    })
    .execute();
  expect(await search('wyckoff al')).toMatchObject([
    { kind: 'business', id: business_id },
    { kind: 'payment', id: work.collaboration_id },
  ]);
  const event = { id: newId(), template: 'welcome', recipient: 'zebulon@shop.example', subject: 'Welcome' };
  await db
    .insertInto('email_events')
    .values({ ...event, status: 'sent', created_at: context.now().toISOString() })
    .execute();
  expect(await search('zebulon')).toEqual([
    { kind: 'email', id: event.id, name: 'Welcome', facts: [event.recipient] },
  ]);
});

it('finds an offer as an offer, and a creator list with the shop that keeps it', async () => {
  const work = await newWork(context);
  const { business_id, campaign_id, owner } = work.payer;
  await db
    .updateTable('campaigns')
    .set({ title: 'Kumquat jam at dawn', is_offer: true })
    .where('id', '=', campaign_id)
    .execute();
  expect((await search('kumquat jam'))[0]).toMatchObject({
    kind: 'campaign',
    id: campaign_id,
    name: 'Offer: Kumquat jam at dawn',
  });
  const list = {
    id: newId(),
    business_id,
    name: 'Persimmon people',
    created_by: owner.user_id,
    created_at: context.now().toISOString(),
    updated_at: context.now().toISOString(),
  };
  await db.insertInto('creator_lists').values(list).execute();
  expect(await search('immon peo')).toEqual([
    {
      kind: 'creator_list',
      id: list.id,
      name: list.name,
      shown_with: business_id,
      facts: ['Crumb & Co', '0 creators'],
    },
  ]);
  const { creator_lists } = (await ask(admin, `GET /api/admin/businesses/${business_id}`)).json();
  expect(creator_lists).toEqual([{ id: list.id, name: list.name, count: 0 }]);
});

it('finds a payout by whom it goes to', async () => {
  const earner = await newEarner(context);
  await db
    .updateTable('profiles')
    .set({ full_name: 'Balthazar Quince' })
    .where('user_id', '=', earner.person.user_id)
    .execute();
  await connectBank(context, earner);
  await earnAndClear(context, earner, [12_000]);
  await askForPayout(context, earner, 12_000);
  expect((await search('azar quin')).filter(({ kind }) => kind === 'payout')).toMatchObject([
    { name: '$120.00 to Balthazar Quince', facts: ['No. 1'] },
  ]);
});

it('shows those that begin with the search first, and a few of each kind', async () => {
  for (let at = 0; at <= MOST_FOUND_OF_A_KIND; at += 1) {
    await newPerson(context, { role: 'creator', full_name: `Nora Vandermolen ${at}` });
  }
  const first = await newPerson(context, { role: 'creator', full_name: 'Vandermolen Ada' });
  await newPerson(context, { role: 'creator', full_name: 'Zoe Vandermolen' });
  const found = await search('vandermolen');
  expect(found).toHaveLength(MOST_FOUND_OF_A_KIND);
  expect(found[0]?.id).toBe(first.user_id);
});

it('takes signs of patterns as letters, and finds nothing for a single letter', async () => {
  const odd = await newPerson(context, { role: 'creator', full_name: '100% Sourdough_Sam' });
  await newPerson(context, { role: 'creator', full_name: '1000 Sourdough Sam' });
  expect((await search('0% sourdough_')).map(({ id }) => id)).toEqual([odd.user_id]);
  expect((await search('%%')).map(({ id }) => id)).not.toContain(odd.user_id);
  for (const text of ['', 'v', '@v']) expect(await search(text)).toEqual([]);
});
