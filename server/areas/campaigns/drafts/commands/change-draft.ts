import type { CampaignDraft, CampaignDraftChange } from '#contract/campaigns/drafts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { moveCampaign } from '#server/areas/campaigns/campaigns/transition.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockDraft, requireLatest, requireReach } from '../lock.ts';
import { getDraft } from '../queries/get-draft.ts';
import { writeFields } from './write-fields.ts';

/** Saves a draft, complete or not. A finished one that is waiting for payment becomes a draft again. */
export async function changeDraft(
  context: Context,
  account: Account,
  place: { id: string; identifier: string },
  { version, ...fields }: CampaignDraftChange,
): Promise<CampaignDraft> {
  return inTransaction(context.db, async (tx) => {
    const locked = await lockDraft(tx, account, place);
    if (locked.status !== 'draft' && locked.status !== 'awaiting_funding') {
      throw new Problem('conflict', 'This campaign was already posted. Change its brief instead.');
    }
    await requireLatest(tx, account, locked, version);
    await requireReach(tx, account, locked, fields.location_ids);
    if (locked.status === 'awaiting_funding') {
      await moveCampaign(tx, context, locked, {
        move: 'rework',
        mover: 'business',
        actor_id: account.user_id,
      });
    }
    await writeFields(tx, context, locked, fields, account.user_id);
    return getDraft(tx, locked.id);
  });
}
