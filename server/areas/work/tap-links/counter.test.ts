import { beforeEach, expect, it } from 'vitest';
import { type CodeUse, UNDO_MINUTES } from '#domain/work/tap-links.ts';
import { newId } from '#server/platform/db/ids.ts';
import { callerOf, type Route } from '#test/support/calls.ts';
import { newPerson, type Person, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, type Work } from '#test/support/work.ts';
import { readLinkResult } from './queries/read-link-results.ts';

const { app, context } = await testApp();
const { db, clock } = context;
const call = callerOf(app);

let work: Work;
let business: string;

beforeEach(async () => {
  work = await newWork(context);
  business = `/api/businesses/${work.payer.business_id}`;
});

const ask = (headers: { cookie: string }, route: string, payload?: object, key = newId()) =>
  call(route as Route, { headers: { ...headers, 'idempotency-key': key }, ...(payload && { payload }) });
const redeem = (code: string, { headers = work.shop, key = newId() } = {}) =>
  ask(headers, `POST ${business}/redemptions`, { code }, key);
const look = (code: string, headers = work.shop) =>
  ask(headers, `GET ${business}/counter-codes/${encodeURIComponent(code)}`);
const undo = (id: string, headers = work.shop) => ask(headers, `POST ${business}/redemptions/${id}/undo`, {});
const today = async (headers = work.shop) => (await ask(headers, `GET ${business}/redemptions`)).json();
const count = async (of = work) => (await readLinkResult(db, of.collaboration_id))?.redemptions;
const setPerk = async (more: { code_use?: CodeUse; ends_on?: string | null } = {}, of = work) => {
  const row = {
    perk: 'A free cookie',
    code_use: 'many' as const,
    updated_at: context.now().toISOString(),
    ...more,
  };
  await db
    .insertInto('campaign_links')
    .values({ campaign_id: of.payer.campaign_id, ...row })
    .onConflict((conflict) => conflict.column('campaign_id').doUpdateSet(row))
    .execute();
};
let given = 0;
const newCode = async (of = work): Promise<string> => {
  given += 1;
  const code = `4${'BCDFGHJKM'[given % 9]}${String(given).padStart(6, '2').replaceAll(/[01]/g, 'W')}`;
  const { id: link_id, business_id } = await db
    .selectFrom('tap_links')
    .select(['id', 'business_id'])
    .where('collaboration_id', '=', of.collaboration_id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('perk_codes')
    .values({ id: newId(), link_id, business_id, code, created_at: context.now().toISOString() })
    .execute();
  return code;
};

it('shows whose code it is and what the customer gets, however it is typed, and counts every redemption', async () => {
  await setPerk();
  for (const typed of ['JULES', ' ju-les ', 'jules']) {
    expect((await look(typed)).json()).toEqual({
      ...{ code: 'JULES', creator_name: 'Jules Moreau', campaign_title: 'Rye week', works_once: false },
      perk: 'A free cookie',
    });
  }
  const first = await redeem('jules');
  expect([first.statusCode, first.json()]).toMatchObject([201, { code: 'JULES', perk: 'A free cookie' }]);
  await redeem('JULES');
  expect(await count()).toBe(2);
  expect(await today()).toMatchObject({
    count: 2,
    redemptions: [{ code: 'JULES' }, { id: first.json().id }],
  });
});

it('counts customers who say the code of a campaign without a perk', async () => {
  expect((await look('JULES')).json()).toMatchObject({ perk: null, works_once: false });
  expect((await redeem('JULES')).statusCode).toBe(201);
  expect(await count()).toBe(1);
});

it('redeems a one-time code once, however many do it at the same time', async () => {
  await setPerk({ code_use: 'once' });
  const code = await newCode();
  const answers = await Promise.all(Array.from({ length: 100 }, () => redeem(code)));
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([201, ...new Array(99).fill(409)]);
  expect(await count()).toBe(1);
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
  expect(refused.detail).toMatch(/^Already redeemed at \d{1,2}(:\d\d)?\s[ap]\.m\.\.$/);
  clock.advance({ days: 1 });
  work.shop = await signInAs(context, work.payer.owner);
  expect((await look(code)).json().detail).toMatch(/^Already redeemed on \w{3}, \w{3} \d+, /);
});

it('is one redemption if the same request comes twice', async () => {
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem('JULES', { key })));
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect((await redeem('JULES', { key })).json()).toEqual(answers[0]?.json());
  expect(await count()).toBe(1);
  expect(
    (await call(`POST ${business}/redemptions` as Route, { headers: work.shop, payload: { code: 'JULES' } }))
      .statusCode,
  ).toBe(400);
});

it('can be undone for ten minutes, and then a one-time code works again', async () => {
  await setPerk({ code_use: 'once' });
  const code = await newCode();
  const { id } = (await redeem(code)).json();
  expect((await undo(id)).json()).toMatchObject({ id, is_undone: true });
  expect((await undo(id)).statusCode).toBe(200);
  expect([await count(), (await today()).count]).toEqual([0, 0]);
  const again = (await redeem(code)).json();
  expect(await count()).toBe(1);
  clock.advance({ hours: UNDO_MINUTES / 60 });
  const late = await undo(again.id);
  expect([late.statusCode, late.json().detail]).toEqual([409, 'A redemption can be undone for 10 minutes.']);
  expect(await count()).toBe(1);
});

it('says why a code can’t be redeemed', async () => {
  const refusal = async (code: string) => {
    const [seen, tried] = [await look(code), await redeem(code)];
    expect(tried.json().detail).toBe(seen.json().detail);
    return [tried.statusCode, tried.json().detail];
  };
  const UNKNOWN = [404, 'We don’t know this code. Check it with the customer and enter it again.'];
  expect(await refusal('NOBODY')).toEqual(UNKNOWN);
  expect(await refusal('?')).toEqual(UNKNOWN);
  const elsewhere = await newWork(context);
  await setPerk({ code_use: 'once' }, elsewhere);
  expect(await refusal(await newCode(elsewhere))).toEqual(UNKNOWN);
  await setPerk({ code_use: 'once' });
  expect((await refusal('JULES'))[1]).toBe(
    'Each customer gets a code of their own here. JULES alone can’t be redeemed: ask for the code on their phone.',
  );
  await setPerk({ ends_on: '2026-06-09' });
  expect(await refusal('JULES')).toEqual([409, 'This code expired on Tue, Jun 9.']);
  await setPerk({ ends_on: null });
  await db
    .updateTable('collaborations')
    .set({ status: 'cancelled', cancelled_at: context.now().toISOString() })
    .where('id', '=', work.collaboration_id)
    .execute();
  expect(await refusal('JULES')).toEqual([409, 'This code was stopped, so it can’t be redeemed.']);
  expect(await count()).toBe(0);
});

it('stops accounts that go through codes', async () => {
  const wrong = async () => (await look(`NO${newId().slice(-6)}`)).statusCode;
  const statuses = [];
  for (let guess = 0; guess < 31; guess += 1) statuses.push(await wrong());
  expect(statuses).toEqual([...new Array(30).fill(404), 429]);
  expect((await redeem('JULES')).statusCode).toBe(429);
  const colleague = await newColleague(null);
  expect((await redeem('JULES', { headers: await signInAs(context, colleague) })).statusCode).toBe(201);
});

it('is for the people of the business, and managers of some locations reach the campaigns there', async () => {
  const location_id = await newLocation();
  const [here, elsewhere] = [await newColleague([location_id]), await newColleague([await newLocation()])];
  await db.updateTable('campaigns').set({ location_id }).where('id', '=', work.payer.campaign_id).execute();
  const [near, far] = [await signInAs(context, here), await signInAs(context, elsewhere)];
  const { id } = (await redeem('JULES', { headers: near })).json();
  expect((await redeem('JULES', { headers: far })).statusCode).toBe(404);
  expect((await undo(id, far)).statusCode).toBe(404);
  expect([(await today(near)).count, (await today(far)).count]).toEqual([1, 0]);
  expect((await undo(id, near)).statusCode).toBe(200);
  const stranger = await newWork(context);
  expect((await redeem('JULES', { headers: stranger.shop })).statusCode).toBe(404);
  expect((await undo(id, stranger.shop)).statusCode).toBe(404);
  expect((await redeem('JULES', { headers: work.maker.headers })).statusCode).toBe(403);
  const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
  expect((await look('JULES', admin)).statusCode).toBe(200);
  expect((await redeem('JULES', { headers: admin })).statusCode).toBe(404);
  expect(await count()).toBe(0);
});

async function newLocation(): Promise<string> {
  const id = newId();
  const { business_id } = work.payer;
  await db
    .insertInto('business_locations')
    .values({ id, business_id, location_name: 'Ovens', address: `${id} Lane` })
    .execute();
  return id;
}

async function newColleague(location_ids: string[] | null): Promise<Person> {
  const person = await newPerson(context, { role: 'business', membership: 'manager', location_ids });
  await db
    .updateTable('business_members')
    .set({ business_id: work.payer.business_id })
    .where('user_id', '=', person.user_id)
    .execute();
  return person;
}
