import type { CampaignDraft, CampaignDraftChange } from '#contract/campaign-drafts.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { moveCampaign } from '../campaigns/move-campaign.ts';
import { getDraft } from './get-draft.ts';
import { holdDraft, requireLatest } from './hold-draft.ts';
import { writeFields } from './write-fields.ts';

/** Saves what was written so far, whole or not. Whoever waited to pay in goes back to writing with it. */
export async function changeDraft(
  context: Context,
  account: Account,
  place: { id: string; identifier: string },
  { edit_number, ...fields }: CampaignDraftChange,
): Promise<CampaignDraft> {
  return inTransaction(context.db, async (tx) => {
    const held = await holdDraft(tx, account, place);
    if (held.status !== 'draft' && held.status !== 'awaiting_funding') {
      throw new Problem('conflict', 'This campaign was already posted. Change its brief instead.');
    }
    await requireLatest(tx, account, held, edit_number);
    if (held.status === 'awaiting_funding') {
      await moveCampaign(tx, context, {
        campaign_id: held.id,
        move: 'rework',
        mover: 'business',
        actor_id: account.user_id,
      });
    }
    await writeFields(tx, context, held, fields, account.user_id);
    return getDraft(tx, held.id);
  });
}
