import type { Tx } from '#server/db/database.ts';
import { demoConversations } from './conversation-rows.ts';
import type { TalkSources } from './plan-talks.ts';

/** Into a marketplace that is written already, in the caller's transaction. */
export async function writeDemoConversations(tx: Tx, sources: TalkSources): Promise<void> {
  const rows = demoConversations(sources);
  await tx.insertInto('conversations').values(rows.conversations).execute();
  await tx.insertInto('conversation_participants').values(rows.conversation_participants).execute();
  await tx.insertInto('messages').values(rows.messages).execute();
}
