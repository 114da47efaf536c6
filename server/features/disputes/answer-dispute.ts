import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireNotAccepted } from './accept-decision.ts';
import { addStatement } from './add-statement.ts';
import { holdAsParty } from './hold-dispute.ts';
import { moveDispute } from './move-dispute.ts';
import { tellOfDispute } from './tell-of-dispute.ts';

interface Said {
  id: string;
  words: string;
  media_file_ids: readonly string[];
}

/** The other side says how it was; after that a person of ours decides. */
export function answerDispute(context: Context, account: Account, { id, ...said }: Said): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { held, side } = await holdAsParty(tx, account, id);
    const actor_id = account.user_id;
    const detail = { file_count: said.media_file_ids.length };
    await moveDispute(tx, context, held, { move: 'answer', mover: side, actor_id, detail });
    const statement = { dispute_id: id, kind: 'answer', side, author_id: actor_id, ...said } as const;
    await addStatement(tx, context, held.collaboration, statement);
    await tellOfDispute(tx, context, id, 'answered');
  });
}

/** Once, and somebody else looks at it; what they decide is final. Whoever took the decision cannot appeal any more. */
export function appealDispute(context: Context, account: Account, { id, ...said }: Said): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const { held, side } = await holdAsParty(tx, account, id);
    requireNotAccepted(held, side);
    const actor_id = account.user_id;
    const detail = { file_count: said.media_file_ids.length };
    await moveDispute(tx, context, held, { move: 'appeal', mover: side, actor_id, detail });
    const statement = { dispute_id: id, kind: 'appeal', side, author_id: actor_id, ...said } as const;
    await addStatement(tx, context, held.collaboration, statement);
    await tellOfDispute(tx, context, id, 'appealed');
  });
}
