import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newTalk, talkHands } from '#test/support/conversations.ts';
import { testApp } from '#test/support/test-app.ts';

const { app, context } = await testApp();
const { say, read } = talkHands(app);
const talk = await newTalk(context);
const said = (await say(talk.maker, talk.id, 'Kept')).json();
await read(talk.shop, talk.id, said.id);

/** One column of the rows a conversation left behind. */
async function keptIn(table: string, column: string, where: Record<string, string>): Promise<unknown> {
  const conditions = Object.entries(where).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql<{ value: unknown }>`
    select ${sql.ref(column)} as value from ${sql.table(table)}
    where ${sql.join(conditions, sql` and `)}`.execute(context.db);
  expect(rows).toHaveLength(1);
  return rows[0]?.value;
}

const conversation = { id: talk.id };
const participant = { conversation_id: talk.id, user_id: talk.shop.user_id };
const message = { id: said.id };

describe('what is kept of a conversation', () => {
  it.each([
    ['[ENT-26]', 'conversations', 'id', conversation, talk.id],
    ['[ENT-27]', 'conversations', 'creator_id', conversation, talk.maker.creator_id],
    ['[ENT-28]', 'conversations', 'business_id', conversation, talk.shop.business_id],
    ['[ENT-29]', 'conversations', 'last_message_at', conversation, said.created_at],
    ['[ENT-30]', 'conversation_participants', 'conversation_id', participant, talk.id],
    ['[ENT-31]', 'conversation_participants', 'user_id', participant, talk.shop.user_id],
    ['[ENT-32]', 'conversation_participants', 'last_read_at', participant, said.created_at],
    ['[ENT-33]', 'messages', 'conversation_id', message, talk.id],
    ['[ENT-34]', 'messages', 'sender_id', message, talk.maker.user_id],
    ['[ENT-35]', 'messages', 'created_at', message, said.created_at],
    ['[ENT-36]', 'messages', 'is_deleted', message, false],
  ] as const)('%s %s.%s', async (_row, table, column, where, value) => {
    expect(await keptIn(table, column, where)).toEqual(value);
  });
});
