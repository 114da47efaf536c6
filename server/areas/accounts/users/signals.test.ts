import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { BIG_START, SIGNAL_LIMITS } from '#domain/admin/signals.ts';
import { sweepLinks } from '#server/areas/accounts/links/jobs/sweep-links.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newMaker } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { newAttachment } from '#test/support/disputes.ts';
import { newPayer, payIn } from '#test/support/fundings.ts';
import { newPerson, PASSWORD_OF_EVERYONE, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { db } = context;
const call = callerOf(app);
const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));

const userOf = async (id: string) => (await call(`GET /api/admin/users/${id}`, { headers: admin })).json();
const signalsOf = async (id: string) => (await userOf(id)).signals;
const newNetwork = () => `93.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

async function newcomers(count: number, from: string) {
  const people = await Promise.all(
    Array.from({ length: count }, () => newPerson(context, { role: 'creator' })),
  );
  for (const { email } of people) {
    const payload = { email, password: PASSWORD_OF_EVERYONE };
    expect((await call('POST /api/auth/sessions', { payload, from })).statusCode).toBe(201);
  }
  return people;
}

it('accounts from one network are linked, and many sign-ups from it within a day are worth a look', async () => {
  const from = newNetwork();
  const people = await newcomers(SIGNAL_LIMITS.sign_ups.least, from);
  const [first] = people;
  const { linked_accounts, signals } = await userOf(first?.user_id ?? '');
  expect(linked_accounts).toHaveLength(people.length - 1);
  expect(linked_accounts[0].shares).toEqual(['network']);
  expect(signals).toMatchObject([
    {
      kind: 'sign_ups',
      count: people.length,
      accounts: expect.arrayContaining([{ id: people[1]?.user_id, name: expect.any(String) }]),
    },
  ]);
  const [one] = await newcomers(1, newNetwork());
  expect(await userOf(one?.user_id ?? '')).toMatchObject({ linked_accounts: [], signals: [] });
});

it('a network is kept as a keyed hash, never for a private address, and goes with its browser', async () => {
  const from = newNetwork();
  const [person] = await newcomers(1, from);
  const [insider] = await newcomers(1, '10.1.2.3');
  const networks = async (user_id = '') =>
    (
      await db.selectFrom('known_devices').select('network_hash').where('user_id', '=', user_id).execute()
    ).map(({ network_hash }) => network_hash);
  expect(await networks(person?.user_id)).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(await networks(insider?.user_id)).toEqual([null]);
  await db
    .updateTable('known_devices')
    .set({ expires_at: '2020-01-01T00:00:00.000Z' })
    .where('user_id', '=', person?.user_id ?? '')
    .execute();
  await sweepLinks.run(context, {});
  expect(await networks(person?.user_id)).toEqual([]);
});

it('a picture, a post or a handle that two creators show as their own is on both accounts, with a link', async () => {
  const [one, other, third] = [await newMaker(context), await newMaker(context), await newMaker(context)];
  const content_hash = newId();
  for (const maker of [one, other]) {
    const whose = {
      entity_type: 'creator',
      entity_id: maker.creator_id,
      uploaded_by: maker.user_id,
    } as const;
    const { id } = await newAttachment(context, whose, { role: 'portfolio' });
    await db.updateTable('media_files').set({ content_hash }).where('id', '=', id).execute();
    await db
      .insertInto('portfolio_links')
      .values({
        ...{ id: newId(), creator_id: maker.creator_id, platform: 'instagram' },
        url: `https://www.instagram.com/p/${content_hash}/`,
      })
      .execute();
  }
  const signals = await signalsOf(one.user_id);
  expect(signals).toMatchObject([
    { kind: 'pictures', count: 1, accounts: [{ id: other.user_id }] },
    { kind: 'links', count: 1, accounts: [{ id: other.user_id }] },
  ]);
  expect(await signalsOf(third.user_id)).toEqual([]);
});

it('campaigns, payments and refunds count within their days, on the page of the person and of the business', async () => {
  const payer = await newPayer(context, { payout_cents: 30_000, slots: 1 });
  await payIn(context, payer);
  const businessSignals = async () =>
    (await call(`GET /api/admin/businesses/${payer.business_id}`, { headers: admin })).json().signals;
  expect(await businessSignals()).toEqual([]);
  const now = context.now().toISOString();
  const campaign = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', payer.campaign_id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('campaigns')
    .values(
      Array.from({ length: SIGNAL_LIMITS.campaigns.least }, () => {
        const id = newId();
        return {
          ...campaign,
          id,
          public_id: id.slice(-12),
          slug: id,
          status: 'draft' as const,
          published_at: null,
          created_at: now,
        };
      }).map(({ goals, ...rest }) => ({ ...rest, goals })) as never,
    )
    .execute();
  expect(await businessSignals()).toMatchObject([{ kind: 'campaigns' }]);
  expect(await signalsOf(payer.owner.user_id)).toMatchObject([{ kind: 'campaigns' }]);
  context.clock.advance({ days: SIGNAL_LIMITS.campaigns.days + 1 });
  const later = await signInAs(context, await newPerson(context, { role: 'admin' }));
  const { signals } = (
    await call(`GET /api/admin/businesses/${payer.business_id}`, { headers: later })
  ).json();
  expect(signals).toEqual([]);
});

it('a new business that paid in a lot is worth a look until it is two weeks old', async () => {
  const payer = await newPayer(context, { payout_cents: 100_000, slots: 6 });
  await payIn(context, payer);
  const signals = async (age_days: number) => {
    const created_at = new Date(context.now().getTime() - age_days * 86_400_000).toISOString();
    await db.updateTable('businesses').set({ created_at }).where('id', '=', payer.business_id).execute();
    return (await call(`GET /api/admin/businesses/${payer.business_id}`, { headers: admin })).json().signals;
  };
  expect(await signals(1)).toMatchObject([{ kind: 'big_start', amount_cents: 660_000 }]);
  expect(await signals(BIG_START.days + 1)).toEqual([]);
});
