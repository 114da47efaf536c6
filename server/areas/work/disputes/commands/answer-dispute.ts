import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { lockAsParty } from '../lock.ts';
import { notifyAboutDispute } from '../notify.ts';
import { moveDispute } from '../transition.ts';
import { requireNotAccepted } from './accept-decision.ts';
import { addStatement } from './add-statement.ts';

interface Said {
  id: string;
  words: string;
  media_file_ids: readonly string[];
}

/** Adds the other side's answer. After that an admin decides. */
export function answerDispute(context: Context, account: Account, { id, ...said }: Said): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { locked, side } = await lockAsParty(tx, account, id);
    const actor_id = account.user_id;
    const detail = { file_count: said.media_file_ids.length };
    await moveDispute(tx, context, locked, { move: 'answer', mover: side, actor_id, detail });
    const statement = { dispute_id: id, kind: 'answer', side, author_id: actor_id, ...said } as const;
    await addStatement(tx, context, locked.collaboration, statement);
    await notifyAboutDispute(tx, context, id, 'answered');
  });
}

/** Appeals a decision, once. Another admin makes the final decision. A side that accepted it can't appeal. */
export function appealDispute(context: Context, account: Account, { id, ...said }: Said): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { locked, side } = await lockAsParty(tx, account, id);
    requireNotAccepted(locked, side);
    const actor_id = account.user_id;
    const detail = { file_count: said.media_file_ids.length };
    await moveDispute(tx, context, locked, { move: 'appeal', mover: side, actor_id, detail });
    const statement = { dispute_id: id, kind: 'appeal', side, author_id: actor_id, ...said } as const;
    await addStatement(tx, context, locked.collaboration, statement);
    await notifyAboutDispute(tx, context, id, 'appealed');
  });
}
