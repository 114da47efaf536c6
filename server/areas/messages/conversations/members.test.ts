import { expect, it } from 'vitest';
import { getAccount } from '#server/areas/base/actors/account-query.ts';
import { join } from '#server/areas/businesses/invitations/commands/join-business.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { callerOf } from '#test/support/calls.ts';
import { newTalk, talkHands } from '#test/support/conversations.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { joinConversations } from './commands/take-part.ts';

const { app, context } = await testApp();
const { ask, say, look, listen, list, open, unreadOf } = talkHands(app);
const call = callerOf(app);

async function newManager(business_id: string) {
  const person = await newPerson(context, { role: 'business', full_name: 'Marco Testa' });
  const rejoin = () =>
    inTransaction(context.db, async (tx) => {
      await join(
        tx,
        await getAccount(tx, person.user_id, context.now()),
        { business_id, location_ids: null },
        context.now(),
      );
      await joinConversations(tx, { business_id, user_id: person.user_id }, context.now());
    });
  await rejoin();
  return { ...person, rejoin, headers: await signInAs(context, person) };
}

it('someone who joins a business takes part from then on, and earlier messages don’t count as unread', async () => {
  const { shop, maker, id } = await newTalk(context);
  await say(maker, id, 'Before');
  context.clock.advance({ hours: 1 });
  const manager = await newManager(shop.business_id);
  expect(await unreadOf(manager)).toBe(0);
  // Joining is not reading, so the creator doesn't see the message as read.
  expect((await look(maker, id)).other_read_at).toBeNull();
  expect((await listen(manager, id)).messages.map(({ body }) => body)).toEqual(['Before']);
  await say(maker, id, 'After');
  expect(await unreadOf(manager)).toBe(1);
  expect((await say(manager, id, 'Marco here')).statusCode).toBe(201);
  expect((await listen(maker, id)).messages[0]).toMatchObject({ sender_name: 'Marco', side: 'business' });
});

it('takes part in what is opened later, too', async () => {
  const { shop, maker, campaign_id } = await newTalk(context);
  const manager = await newManager(shop.business_id);
  const fresh = await newTalk(context, { shop, maker });
  await open(maker, { campaign_id: fresh.campaign_id });
  await say(maker, fresh.id, 'Hello');
  expect(await unreadOf(manager)).toBe(1);
  expect(campaign_id).not.toBe(fresh.campaign_id);
});

it.each([
  ['leaves', (id: string) => `DELETE /api/businesses/${id}/membership`],
  ['is taken out', null],
] as const)(
  'someone who %s is shut out at once, and comes back without old unread messages',
  async (_case, route) => {
    const { shop, maker, id } = await newTalk(context);
    const manager = await newManager(shop.business_id);
    await say(maker, id, 'One');
    if (route !== null) await ask(manager.headers, route(shop.business_id));
    else {
      const { members } = (await call(`GET /api/businesses/${shop.business_id}/members`, shop)).json();
      const member = members.find(({ user_id }: { user_id: string }) => user_id === manager.user_id);
      await ask(shop.headers, `DELETE /api/businesses/${shop.business_id}/members/${member.id}`);
    }
    expect((await ask(manager.headers, `GET /api/conversations/${id}`)).statusCode).toBe(404);
    expect((await say(manager, id, 'Still me')).statusCode).toBe(404);
    expect((await list(manager)).conversations).toEqual([]);
    expect(await unreadOf(manager)).toBe(0);
    await say(maker, id, 'Two');
    await manager.rejoin();
    expect(await unreadOf(manager)).toBe(0);
    await say(maker, id, 'Three');
    expect(await unreadOf(manager)).toBe(1);
  },
);

it('what is written while somebody joins is either there for them already, or news', async () => {
  const { shop, maker, id } = await newTalk(context);
  for (let time = 0; time < 5; time += 1) {
    const [manager] = await Promise.all([newManager(shop.business_id), say(maker, id, 'Meanwhile')]);
    const { last_read_at, has_news } = await context.db
      .selectFrom('conversation_participants')
      .select(['last_read_at', 'has_news'])
      .where('user_id', '=', manager.user_id)
      .executeTakeFirstOrThrow();
    const [newest] = (await listen(manager, id)).messages;
    // As moments: as text a whole second is later than any part of it.
    expect(has_news).toBe(Date.parse(newest?.created_at ?? '') > Date.parse(last_read_at ?? ''));
  }
});
