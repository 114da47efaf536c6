import type { NewSupportMessage } from '#contract/messages/support.ts';
import { MOST_SUPPORT_MESSAGES, type SupportMessageKind } from '#domain/messages/support.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import type { LockedRequest } from '../lock.ts';

interface Writing extends NewSupportMessage {
  author_id: string;
  kind: SupportMessageKind;
  created_at: string;
}

/** Adds a message to a locked request. False if the same message is already there. */
export async function addMessage(tx: Tx, row: LockedRequest, message: Writing): Promise<boolean> {
  const known = await tx
    .selectFrom('support_messages')
    .select(['support_request_id', 'author_id', 'body'])
    .where('id', '=', message.id)
    .executeTakeFirst();
  if (known !== undefined) {
    const isSame =
      known.support_request_id === row.id &&
      known.author_id === message.author_id &&
      known.body === message.body;
    if (isSame) return false;
    throw new Problem('conflict', 'This message was already sent with different words.');
  }
  await requireRoom(tx, [row.id]);
  await tx
    .insertInto('support_messages')
    .values({ ...message, support_request_id: row.id })
    .execute();
  return true;
}

/** Refuses once these requests have as many messages together as one may have, with room for one more. */
export async function requireRoom(tx: Tx, requestIds: readonly string[]): Promise<void> {
  const { count } = await tx
    .selectFrom('support_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('support_request_id', 'in', requestIds)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_SUPPORT_MESSAGES) {
    throw new Problem('conflict', 'This request has too many messages. Start a new one.');
  }
}
