import { expect, it } from 'vitest';
import { newTalk, type Talk, talkHands } from '#test/support/conversations.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork } from '#test/support/work.ts';

const { app, context } = await testApp();
const { ask, say, look, listen } = talkHands(app);
const admin = await signInAs(context, await newPerson(context, { role: 'admin' }));

const countOf = async (user_id: string): Promise<number> =>
  (await ask(admin, `GET /api/admin/users/${user_id}`)).json().contact_details_count;

it('a message with contact details is sent, and counted for its sender alone until there is a contract', async () => {
  const talk = await newTalk(context);
  expect((await look(talk.maker, talk.id)).has_contract).toBe(false);
  expect((await say(talk.maker, talk.id, 'Call me at 212-555-0148')).statusCode).toBe(201);
  await say(talk.maker, talk.id, 'Or write to maya@okafor.example, or Venmo me');
  await say(talk.maker, talk.id, 'I can come at 5:40, it’s $425.00 as agreed');
  expect((await listen(talk.shop, talk.id)).messages).toHaveLength(3);
  expect([await countOf(talk.maker.user_id), await countOf(talk.shop.user_id)]).toEqual([2, 0]);
});

it('repeating a request counts it once', async () => {
  const talk = await newTalk(context);
  const id = crypto.randomUUID();
  const send = () =>
    ask(talk.maker.headers, `POST /api/conversations/${talk.id}/messages`, { id, body: 'Call 212-555-0148' });
  await Promise.all([send(), send(), send()]);
  expect(await countOf(talk.maker.user_id)).toBe(1);
});

it('people with a contract exchange numbers without a count', async () => {
  const work = await newWork(context);
  const { maker, payer } = work;
  const shop: Talk['shop'] = { ...payer.owner, headers: work.shop, business_id: payer.business_id };
  const talk = await newTalk(context, { maker, shop });
  expect((await look(talk.maker, talk.id)).has_contract).toBe(true);
  await say(talk.maker, talk.id, 'Call me at 212-555-0148 when you open');
  expect(await countOf(maker.user_id)).toBe(0);
});
