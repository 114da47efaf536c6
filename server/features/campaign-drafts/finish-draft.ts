import type { CampaignDraft } from '#contract/campaign-drafts.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { moveCampaign } from '../campaigns/move-campaign.ts';
import { getDraft } from './get-draft.ts';
import { holdDraft } from './hold-draft.ts';
import { requireWhole } from './require-whole.ts';

/** The writing is over: from here the way leads to paying in. Done twice, it is over since the first time. */
export async function finishDraft(
  context: Context,
  account: Account,
  place: { id: string; identifier: string },
): Promise<CampaignDraft> {
  return inTransaction(context.db, async (tx) => {
    const held = await holdDraft(tx, account, place);
    if (held.status !== 'draft' && held.status !== 'awaiting_funding') {
      throw new Problem('conflict', 'This campaign was already posted.');
    }
    await requireWhole(tx, held.id, context.now());
    if (held.status === 'draft') {
      await moveCampaign(tx, context, {
        campaign_id: held.id,
        move: 'await_funding',
        mover: 'business',
        actor_id: account.user_id,
      });
    }
    return getDraft(tx, held.id);
  });
}
