import type { NewSupportMessage, NewSupportRequest, OwnSupportThread } from '#contract/messages/support.ts';
import type { Account } from '#domain/accounts/access.ts';
import { MOST_OPEN_REQUESTS } from '#domain/messages/support.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { lockRequest } from '../lock.ts';
import { requireRecord } from '../queries/find-record.ts';
import { findOwnId, getOwnRequest } from '../queries/own-requests.ts';
import { moveRequest } from '../transition.ts';
import { addMessage } from './add-message.ts';

/** For requests and messages together. */
const MESSAGES_AN_HOUR = { most: 20, seconds: 3_600 };

/** Opens a request with its first message. */
export async function openRequest(
  context: Context,
  account: Account,
  { id, subject, body, record }: NewSupportRequest,
): Promise<OwnSupportThread> {
  const { db } = context;
  const { user_id } = account;
  await takeFromLimit(db, `support:${user_id}`, MESSAGES_AN_HOUR);
  if (record !== null) await requireRecord(db, user_id, record);
  await inTransaction(db, async (tx) => {
    await lockPerson(tx, user_id);
    if (await wasOpenedBefore(tx, user_id, id)) return;
    await requireFewOpen(tx, user_id);
    const at = context.now().toISOString();
    const row = { id, user_id, subject, status: 'open' as const, last_message_at: at };
    await tx
      .insertInto('support_requests')
      .values({ ...row, record_type: record?.type ?? null, record_id: record?.id ?? null, created_at: at })
      .execute();
    const locked = { ...row, snoozed_until: null, merged_into_id: null };
    await addMessage(tx, locked, { id, body, author_id: user_id, kind: 'question', created_at: at });
  });
  return getOwnRequest(db, user_id, id);
}

/** Adds a message of the person. A closed request reopens, within the same limit as a new one. */
export async function writeMessage(
  context: Context,
  account: Pick<Account, 'user_id'>,
  id: string,
  message: NewSupportMessage,
): Promise<OwnSupportThread> {
  const { db } = context;
  const { user_id } = account;
  const own_id = await findOwnId(db, user_id, id);
  await takeFromLimit(db, `support:${user_id}`, MESSAGES_AN_HOUR);
  await inTransaction(db, async (tx) => {
    await lockPerson(tx, user_id);
    const row = await lockRequest(tx, own_id);
    const created_at = context.now().toISOString();
    if (!(await addMessage(tx, row, { ...message, author_id: user_id, kind: 'question', created_at })))
      return;
    if (row.status === 'closed') await requireFewOpen(tx, user_id);
    await moveRequest(tx, row, { move: 'write', admin_id: null, last_message_at: created_at });
  });
  return getOwnRequest(db, user_id, own_id);
}

/** If two requests are opened at once, the second has to count the first. */
async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

async function wasOpenedBefore(tx: Tx, userId: string, id: string): Promise<boolean> {
  const known = await tx
    .selectFrom('support_requests')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known === undefined) return false;
  if (known.user_id === userId) return true;
  throw new Problem('conflict', 'This request was already sent. Reload the page and try again.');
}

async function requireFewOpen(tx: Tx, userId: string): Promise<void> {
  const rows = await tx
    .selectFrom('support_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '!=', 'closed')
    .limit(MOST_OPEN_REQUESTS)
    .execute();
  if (rows.length < MOST_OPEN_REQUESTS) return;
  throw new Problem(
    'conflict',
    `You have ${MOST_OPEN_REQUESTS} open requests. Write in one of them, or wait until one is closed.`,
  );
}
