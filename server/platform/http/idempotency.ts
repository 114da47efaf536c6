import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

interface Asking {
  user_id: string;
  operation: string;
  key: string;
  /** The complete request. */
  request: object;
}

interface IdempotentAction<Made extends object, Reply extends object> {
  /** Runs once, in one transaction with the key. */
  make(tx: Tx): Promise<Made>;
  /** Runs after the transaction. It may run again with the same result. */
  answer(made: Made): Promise<Reply>;
}

const KEPT_DAYS = 30;

/**
 * Requests with the same key are the same request: however often it comes, it is executed once and answered alike.
 * Its row makes simultaneous ones wait for the first. A refused request leaves no row.
 */
export async function answerOnce<Made extends object, Reply extends object>(
  context: Pick<Context, 'db' | 'now'>,
  asking: Asking,
  { make, answer }: IdempotentAction<Made, Reply>,
): Promise<Reply> {
  const hash = createHash('sha256').update(JSON.stringify(asking.request)).digest('hex');
  const known = await inTransaction(context.db, async (tx) => {
    if (!(await takeKey(tx, asking, hash, context.now()))) return readKey(tx, asking);
    const made = await make(tx);
    await atKey(tx, asking)
      .set({ made: JSON.stringify(made) })
      .execute();
    return { request_hash: hash, made, reply: null };
  });
  if (known.request_hash !== hash) {
    throw new Problem('conflict', 'This Idempotency-Key was used for another request. Use a new one.');
  }
  if (known.reply !== null) return known.reply as Reply;
  const reply = await answer(known.made as Made);
  await atKey(context.db, asking)
    .set({ reply: JSON.stringify(reply) })
    .where('reply', 'is', null)
    .execute();
  const kept = await readKey(context.db, asking);
  return kept.reply as Reply;
}

async function takeKey(
  tx: Tx,
  { user_id, operation, key }: Asking,
  hash: string,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency_keys')
    .values({
      user_id,
      operation,
      idempotency_key: key,
      request_hash: hash,
      created_at: now.toISOString(),
    })
    .onConflict((oc) => oc.columns(['user_id', 'operation', 'idempotency_key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

function readKey(db: Context['db'] | Tx, { user_id, operation, key }: Asking) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'made', 'reply'])
    .where('user_id', '=', user_id)
    .where('operation', '=', operation)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
}

function atKey(db: Context['db'] | Tx, { user_id, operation, key }: Asking) {
  return db
    .updateTable('idempotency_keys')
    .where('user_id', '=', user_id)
    .where('operation', '=', operation)
    .where('idempotency_key', '=', key);
}

export const sweepIdempotencyKeys = defineJob({
  name: 'sweep-idempotency-keys',
  payload: z.object({}),
  retries: 0,
  cron: '41 3 * * *',
  run: async ({ db, now }) => {
    const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000).toISOString();
    await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
  },
});
