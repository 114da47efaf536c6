import { expect, it } from 'vitest';
import { MOST_SAVED_REPLIES } from '#domain/messages/saved-replies.ts';
import { newId } from '#server/platform/db/ids.ts';
import { newApplication, newMaker, newOpenCampaign, newShop } from '#test/support/applications.ts';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const call = callerOf(app);

type Headers = { cookie: string };
const PITCH = { title: 'Bakeries', body: 'I film bread at {shop}, your {dish} first.' };

async function list(headers: Headers) {
  return (await call('GET /api/saved-replies', { headers })).json();
}

function save(headers: Headers, payload: object = PITCH) {
  return call('POST /api/saved-replies', { headers, payload });
}

function change(headers: Headers, id: string, payload: object) {
  return call(`PATCH /api/saved-replies/${id}`, { headers, payload });
}

async function memberOf(business_id: string) {
  const manager = await newPerson(context, { role: 'business' });
  await context.db
    .insertInto('business_members')
    .values({ id: newId(), business_id, user_id: manager.user_id, role: 'manager', status: 'active' })
    .execute();
  return signInAs(context, manager);
}

it('is saved, read again, renamed, edited and deleted', async () => {
  const { headers } = await newMaker(context);
  expect(await list(headers)).toEqual({ saved_replies: [], shared_with: 'nobody' });
  const saved = (await save(headers)).json();
  expect(saved).toMatchObject({ ...PITCH, version: 1, shops_this_week: 0 });
  expect((await list(headers)).saved_replies).toEqual([saved]);
  const renamed = await change(headers, saved.id, { version: 1, title: 'Bread' });
  expect(renamed.json()).toMatchObject({ title: 'Bread', body: PITCH.body, version: 2 });
  expect((await change(headers, saved.id, { version: 1, title: 'Late' })).json()).toMatchObject({
    code: 'stale',
  });
  expect((await call(`DELETE /api/saved-replies/${saved.id}`, { headers })).json()).toEqual({ done: true });
  expect((await list(headers)).saved_replies).toEqual([]);
});

it('does not exist for another account', async () => {
  const { headers } = await newMaker(context);
  const { id } = (await save(headers)).json();
  const shop = await newShop(context);
  const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));
  for (const other of [(await newMaker(context)).headers, shop.headers, admin]) {
    expect((await list(other)).saved_replies.map((reply: { id: string }) => reply.id)).not.toContain(id);
    expect((await change(other, id, { version: 1, title: 'Mine' })).json().status).toBe(404);
    expect((await call(`DELETE /api/saved-replies/${id}`, { headers: other })).json().status).toBe(404);
  }
  expect((await list(headers)).saved_replies).toHaveLength(1);
});

it('of a business is shared by its owner and managers, and by nobody who left', async () => {
  const shop = await newShop(context);
  const manager = await memberOf(shop.business_id);
  const { id } = (await save(manager, { title: 'Welcome', body: 'Hi {creator}!' })).json();
  const seen = await list(shop.headers);
  expect(seen).toMatchObject({ saved_replies: [{ id, title: 'Welcome' }], shared_with: 'team' });
  await change(shop.headers, id, { version: 1, body: 'Hello {creator}!' });
  expect((await list(manager)).saved_replies[0].body).toBe('Hello {creator}!');
  expect((await list((await newShop(context)).headers)).saved_replies).toEqual([]);
  await context.db
    .updateTable('business_members')
    .set({ status: 'removed' })
    .where('business_id', '=', shop.business_id)
    .where('role', '=', 'manager')
    .execute();
  expect((await list(manager)).saved_replies).toEqual([]);
  expect((await change(manager, id, { version: 2, title: 'Gone' })).json().status).toBe(404);
});

it('of an admin is shared by all admins', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => signInAs(context, await newPerson(context, { role: 'admin' }))),
  );
  const { id } = (await save(one as Headers, { title: 'Handles', body: 'Add a handle.' })).json();
  const { saved_replies, shared_with } = await list(other as Headers);
  expect(shared_with).toBe('admins');
  expect(saved_replies.map((reply: { id: string }) => reply.id)).toContain(id);
  await call(`DELETE /api/saved-replies/${id}`, { headers: other as Headers });
});

it(`keeps up to ${MOST_SAVED_REPLIES}, however many are saved at once`, async () => {
  const { headers } = await newMaker(context);
  for (let n = 1; n < MOST_SAVED_REPLIES; n += 1) await save(headers, { ...PITCH, title: `Pitch ${n}` });
  const answers = await Promise.all([save(headers), save(headers), save(headers)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect((await list(headers)).saved_replies).toHaveLength(MOST_SAVED_REPLIES);
});

it.each([
  ['no name', { title: ' ', body: 'Hello' }, 'title', 'Enter a name'],
  ['no text', { title: 'Hello', body: ' \n ' }, 'body', 'Write the text'],
])('refuses one with %s', async (_case, payload, path, message) => {
  const { headers } = await newMaker(context);
  expect((await save(headers, payload)).json()).toMatchObject({ status: 400, fields: [{ path, message }] });
});

it('counts the businesses that got its text in the last seven days', async () => {
  const maker = await newMaker(context);
  const { id } = (await save(maker.headers)).json();
  const send = async (more: object) => {
    const { business_id } = await newShop(context);
    const campaign_id = await newOpenCampaign(context, { business_id });
    const { creator_id } = maker;
    await newApplication(context, { campaign_id, creator_id, status: 'submitted', ...more });
  };
  const at = (days: number) => new Date(context.now().getTime() - days * 86_400_000).toISOString();
  const pitch = 'I film bread at Crumb & Co, your rye first.';
  await send({ pitch, submitted_at: at(1) });
  await send({ pitch: 'Another one', answers: [pitch], submitted_at: at(6) });
  await send({ pitch, submitted_at: at(8) });
  await send({ pitch: `${pitch} And I live next door!`, submitted_at: at(1) });
  const [reply] = (await list(maker.headers)).saved_replies;
  expect(reply).toMatchObject({ id, shops_this_week: 2 });
});
