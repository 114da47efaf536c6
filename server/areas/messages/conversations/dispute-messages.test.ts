import { expect, it } from 'vitest';
import { MESSAGES_A_PAGE } from '#domain/messages/conversations.ts';
import { newId } from '#server/platform/db/ids.ts';
import { disputeHands } from '#test/support/disputes.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { testApp } from '#test/support/test-app.ts';
import { newWork, type Work } from '#test/support/work.ts';

const { app, context } = await testApp();
const { db } = context;
const { ask, opened, withdraw } = disputeHands(app);

async function newAdmin() {
  const { user_id } = await newPerson(context, { role: 'admin' });
  return { user_id, headers: await signInAs(context, { user_id }) };
}

/** A conversation about the campaign of the work, with this many messages. */
async function talk({ payer, maker }: Work, count: number): Promise<string> {
  const id = newId();
  const { business_id, campaign_id } = payer;
  const at = context.now().getTime();
  await db
    .insertInto('conversations')
    .values({
      ...{ id, business_id, campaign_id, creator_id: maker.creator_id },
      created_at: new Date(at).toISOString(),
    })
    .execute();
  await db
    .insertInto('messages')
    .values(
      Array.from({ length: count }, (_, place) => ({
        ...{ id: newId(), conversation_id: id, sender_id: maker.user_id, side: 'creator' as const },
        ...{ body: `Message ${place}`, is_deleted: place === 0 },
        created_at: new Date(at + place * 1_000).toISOString(),
      })),
    )
    .execute();
  return id;
}

const read = ({ collaboration_id }: Work, headers: { cookie: string }, cursor = '') =>
  ask(headers, `GET /api/admin/collaborations/${collaboration_id}/messages?cursor=${cursor}`);

const openings = async (actor_id: string) =>
  (
    await db
      .selectFrom('audit_log')
      .select('subject_id')
      .where('actor_id', '=', actor_id)
      .where('action', '=', 'read_conversation')
      .execute()
  ).map(({ subject_id }) => subject_id);

it('an admin can’t read a conversation without a dispute, and nothing is logged', async () => {
  const work = await newWork(context);
  await talk(work, 1);
  const { headers, user_id } = await newAdmin();
  expect((await read(work, headers)).statusCode).toBe(403);
  expect((await ask(headers, `GET /api/admin/collaborations/${newId()}/messages`)).statusCode).toBe(404);
  expect(await openings(user_id)).toEqual([]);
});

it('an admin reads it page by page during and after a dispute, and each opening is logged once', async () => {
  const work = await newWork(context);
  await talk(work, MESSAGES_A_PAGE + 5);
  const { id } = await opened(work);
  const { headers, user_id } = await newAdmin();
  const first = (await read(work, headers)).json();
  expect(first.messages).toHaveLength(MESSAGES_A_PAGE);
  expect(first.messages[0]).toMatchObject({ body: `Message ${MESSAGES_A_PAGE + 4}`, is_own: false });
  const second = (await read(work, headers, first.next_cursor)).json();
  expect(second).toMatchObject({ next_cursor: null });
  expect(second.messages.at(-1)).toMatchObject({ body: '', is_deleted: true });
  expect(await openings(user_id)).toEqual([id]);
  await withdraw(work.shop, id);
  expect((await read(work, headers)).statusCode).toBe(200);
  expect(await openings(user_id)).toEqual([id, id]);
});

it('further pages without an opening of their own are logged too', async () => {
  const work = await newWork(context);
  await talk(work, MESSAGES_A_PAGE + 1);
  const { id } = await opened(work);
  const { next_cursor } = (await read(work, (await newAdmin()).headers)).json();
  const other = await newAdmin();
  await read(work, other.headers, next_cursor);
  expect(await openings(other.user_id)).toEqual([id]);
});

it('the two sides have their own page for it, and nobody else reads it here', async () => {
  const work = await newWork(context);
  await talk(work, 1);
  await opened(work);
  for (const headers of [work.shop, work.maker.headers]) {
    expect((await read(work, headers)).statusCode).toBe(403);
  }
});

it('shows no messages about another campaign of the two', async () => {
  const work = await newWork(context);
  await opened(work);
  const other = await newWork(context, { maker: work.maker });
  await talk(other, 2);
  expect((await read(work, (await newAdmin()).headers)).json()).toEqual({ messages: [], next_cursor: null });
});
