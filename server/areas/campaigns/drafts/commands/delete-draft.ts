import { DONE } from '#contract/platform/answers.ts';
import type { Account } from '#domain/accounts/access.ts';
import { hideMedia } from '#server/areas/base/media/commands/hide-media.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockDraft } from '../lock.ts';

/** Deletes a draft, which nobody else has seen. A published campaign is canceled instead. */
export async function deleteDraft(
  context: Context,
  account: Account,
  place: { id: string; identifier: string },
): Promise<typeof DONE> {
  return inTransaction(context.db, async (tx) => {
    const locked = await lockDraft(tx, account, place);
    if (locked.status !== 'draft' || locked.brief_version > 0 || locked.funded_slots > 0) {
      throw new Problem('conflict', 'Only a draft can be deleted. Cancel the campaign instead.');
    }
    const entity = { entity_type: 'campaign' as const, entity_id: locked.id };
    await hideMedia(tx, entity, context.now().toISOString());
    await tx.deleteFrom('campaigns').where('id', '=', locked.id).execute();
    return DONE;
  });
}
