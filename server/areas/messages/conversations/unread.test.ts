import { describe, expect, it } from 'vitest';
import { newMaker, newShop } from '#test/support/applications.ts';
import { newTalk, talkHands } from '#test/support/conversations.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { ask, say, listen, list, read, remove, unreadOf } = talkHands(app);

/** Inserts messages directly, because the API limits how many can be sent at once. */
async function write(id: string, sender: { user_id: string }, side: 'creator' | 'business', count: number) {
  const at = context.now().getTime();
  const rows = Array.from({ length: count }, (_, place) => ({
    id: crypto.randomUUID(),
    conversation_id: id,
    sender_id: sender.user_id,
    side,
    body: `Line ${place}`,
    created_at: new Date(at + place).toISOString(),
  }));
  await context.db.insertInto('messages').values(rows).execute();
  await context.db
    .updateTable('conversations')
    .set({ last_message_at: rows.at(-1)?.created_at ?? null, last_side: side })
    .where('id', '=', id)
    .execute();
  return rows;
}

const countedIn = async (talker: { headers: { cookie: string } }) => {
  const me = (await ask(talker.headers, 'GET /api/me')).json();
  const counts = (await ask(talker.headers, 'GET /api/unread-counts')).json();
  expect(counts).toEqual({
    unread_notification_count: me.unread_notification_count,
    unread_message_count: me.unread_message_count,
  });
  return me.unread_message_count;
};

describe('what counts as unread', () => {
  it('[MSG-02] what somebody else wrote, was not deleted, is later than one read, and only where one takes part', async () => {
    const { shop, maker, id } = await newTalk(context);
    await newTalk(context).then((other) => say(other.shop, other.id, 'For others'));
    expect(await countedIn(maker)).toBe(0);
    await say(maker, id, 'One’s own');
    await say(shop, id, 'First');
    const second = (await say(shop, id, 'Second')).json();
    await say(shop, id, 'Third');
    expect(await countedIn(maker)).toBe(3);
    expect(await countedIn(shop)).toBe(1);
    expect((await read(maker, id, second.id)).json()).toEqual({
      unread_notification_count: 0,
      unread_message_count: 1,
    });
    await remove(shop, (await listen(shop, id)).messages[0]?.id ?? '');
    expect(await countedIn(maker)).toBe(0);
  });

  it('[MSG-02] is counted over all conversations one takes part in', async () => {
    const maker = await newMaker(context);
    const talks = [await newTalk(context, { maker }), await newTalk(context, { maker })];
    for (const { shop, id } of talks) await say(shop, id, 'Hello');
    expect(await countedIn(maker)).toBe(2);
  });

  it.each([
    [99, 99],
    [100, 100],
    [101, 100],
  ])('[MSG-04] of %i unread messages %i are counted', async (written, counted) => {
    const { shop, maker, id } = await newTalk(context);
    await write(id, shop, 'business', written);
    expect(await countedIn(maker)).toBe(counted);
    expect((await list(maker)).conversations[0]?.unread_count).toBe(counted);
  });

  it('a colleague’s message is news too, and each reads for themselves', async () => {
    const { shop, maker, id } = await newTalk(context);
    const colleague = await newColleague(shop.business_id, id);
    await say(shop, id, 'I asked them');
    const { messages } = await listen(colleague, id);
    expect([await countedIn(colleague), await countedIn(maker), await countedIn(shop)]).toEqual([1, 1, 0]);
    await read(colleague, id, messages[0]?.id);
    expect([await countedIn(colleague), await countedIn(maker)]).toEqual([0, 1]);
  });

  it('is nothing to admins, applicants and visitors', async () => {
    for (const role of ['admin', 'applicant', null] as const) {
      const person = await newPerson(context, { role });
      expect(await countedIn({ headers: await signInAs(context, person) })).toBe(0);
    }
    const visitor = (await ask({ cookie: '' }, 'GET /api/me')).json();
    expect(visitor.unread_message_count).toBe(0);
    expect((await ask({ cookie: '' }, 'GET /api/unread-counts')).statusCode).toBe(401);
  });
});

async function newColleague(business_id: string, conversation_id: string) {
  const person = await newPerson(context, { role: 'business', full_name: 'Marco Testa' });
  const { user_id } = person;
  await context.db
    .insertInto('business_members')
    .values({ id: crypto.randomUUID(), business_id, user_id, role: 'manager', status: 'active' })
    .execute();
  await context.db.insertInto('conversation_participants').values({ conversation_id, user_id }).execute();
  return { ...person, headers: await signInAs(context, person) };
}

describe('reading', () => {
  it('never goes back, whichever tab comes later', async () => {
    const { shop, maker, id } = await newTalk(context);
    const [first, second] = [await say(shop, id, 'First'), await say(shop, id, 'Second')];
    await read(maker, id, second.json().id);
    await read(maker, id, first.json().id);
    expect(await unreadOf(maker)).toBe(0);
    await Promise.all([first, second, first].map((one) => read(maker, id, one.json().id)));
    expect(await unreadOf(maker)).toBe(0);
  });

  it('up to a message of another conversation, or to none, is refused', async () => {
    const { shop, maker, id } = await newTalk(context);
    const other = await newTalk(context, { maker });
    const elsewhere = (await say(other.shop, other.id, 'Elsewhere')).json();
    await say(shop, id, 'Here');
    for (const message of [elsewhere.id, crypto.randomUUID()]) {
      expect((await read(maker, id, message)).statusCode).toBe(404);
    }
    expect((await read(maker, id, 'newest')).statusCode).toBe(400);
    expect(await unreadOf(maker)).toBe(2);
  });

  it('what comes in at the same time stays new', async () => {
    const { shop, maker, id } = await newTalk(context);
    for (let time = 0; time < 15; time += 1) {
      const seen = (await say(shop, id, 'Seen')).json();
      const [, meanwhile] = await Promise.all([read(maker, id, seen.id), say(shop, id, 'Meanwhile')]);
      expect(await unreadOf(maker)).toBe(1);
      await read(maker, id, meanwhile.json().id);
      expect(await unreadOf(maker)).toBe(0);
    }
  });
});

describe('the list', () => {
  it('shows twenty a page, the latest first, each once, also where somebody writes in between', async () => {
    const maker = await newMaker(context);
    const shop = await newShop(context);
    const ids: string[] = [];
    for (let at = 0; at < 23; at += 1) {
      const { id } = await newTalk(context, { maker, shop });
      await say(maker, id, `Line ${at}`);
      context.clock.advance({ hours: 0.01 });
      ids.unshift(id);
    }
    const first = await list(shop);
    await say(maker, ids[22] ?? '', 'Back on top');
    const second = await list(shop, `cursor=${first.next_cursor}`);
    expect(first.conversations.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    expect(second.conversations.map(({ id }) => id)).toEqual(ids.slice(20, 22));
    expect(second.next_cursor).toBeNull();
    expect(second.counts).toEqual({ unread: 23, needs_reply: 23 });
    expect((await list(shop)).conversations[0]?.id).toBe(ids[22]);
    expect((await list(maker)).counts).toEqual({ unread: 0, needs_reply: 0 });
  });

  it('shows what is unread, and what waits for an answer, each side its own', async () => {
    const maker = await newMaker(context);
    const [asked, answered] = [await newTalk(context, { maker }), await newTalk(context, { maker })];
    const question = (await say(asked.shop, asked.id, 'Saturday?')).json();
    await say(answered.shop, answered.id, 'Sunday?');
    await say(maker, answered.id, 'Yes');
    const shown = async (show: string) =>
      (await list(maker, `show=${show}`)).conversations.map(({ id }) => id);
    expect(await shown('unread')).toEqual([answered.id, asked.id]);
    expect(await shown('needs_reply')).toEqual([asked.id]);
    await read(maker, asked.id, question.id);
    expect(await shown('unread')).toEqual([answered.id]);
    expect(await shown('needs_reply')).toEqual([asked.id]);
    expect((await list(maker)).counts).toEqual({ unread: 1, needs_reply: 1 });
    expect((await list(answered.shop, 'show=needs_reply')).conversations).toHaveLength(1);
    expect((await ask(maker.headers, 'GET /api/conversations?show=archived')).statusCode).toBe(400);
  });

  it('finds by names, by what it is about and by what was written, only in one’s own', async () => {
    const maker = await newMaker(context, { full_name: 'Wilhelmina Quist' });
    const { shop, id } = await newTalk(context, { maker, title: 'Ninety percent rye' });
    const stranger = await newTalk(context);
    await say(stranger.maker, stranger.id, 'The poolish is at 100% hydration');
    await say(maker, id, 'Is the poolish at 100% hydration?');
    const gone = (await say(maker, id, 'Forget the wifi_code')).json();
    await remove(maker, gone.id);
    const found = async (q: string) =>
      (await list(shop, `q=${encodeURIComponent(q)}`)).conversations.map((one) => one.id);
    for (const words of ['quist', 'NINETY', 'poolish', '100%', 'crumb']) {
      expect(await found(words), words).toEqual([id]);
    }
    for (const words of ['wifi', 'p%h', '_oolish', 'nothing of it']) {
      expect(await found(words), words).toEqual([]);
    }
  });
});
