import { DONE } from '#contract/sessions.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { hideMedia } from '../media/hide-media.ts';
import { holdDraft } from './hold-draft.ts';

/** Nobody else has seen a draft, so it goes without a trace. What was ever published is cancelled instead. */
export async function deleteDraft(
  context: Context,
  account: Account,
  place: { id: string; identifier: string },
): Promise<typeof DONE> {
  return inTransaction(context.db, async (tx) => {
    const held = await holdDraft(tx, account, place);
    if (held.status !== 'draft' || held.brief_version > 0 || held.funded_slots > 0) {
      throw new Problem('conflict', 'Only a draft can be deleted. Cancel the campaign instead.');
    }
    const entity = { entity_type: 'campaign' as const, entity_id: held.id };
    await hideMedia(tx, entity, context.now().toISOString());
    await tx.deleteFrom('campaigns').where('id', '=', held.id).execute();
    return DONE;
  });
}
