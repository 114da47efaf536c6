import type { CampaignDraft } from '#contract/campaigns/drafts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { moveCampaign } from '#server/areas/campaigns/campaigns/transition.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockDraft } from '../lock.ts';
import { getDraft } from '../queries/get-draft.ts';
import { requireComplete } from './require-complete.ts';

/** Finishes a draft, so that it can be paid for. If repeated, the first time counts. */
export async function finishDraft(
  context: Context,
  account: Account,
  place: { id: string; identifier: string },
): Promise<CampaignDraft> {
  return inTransaction(context.db, async (tx) => {
    const locked = await lockDraft(tx, account, place);
    if (locked.status !== 'draft' && locked.status !== 'awaiting_funding') {
      throw new Problem('conflict', 'This campaign was already posted.');
    }
    await requireComplete(tx, locked.id, context.now());
    if (locked.status === 'draft') {
      await moveCampaign(tx, context, locked, {
        move: 'await_funding',
        mover: 'business',
        actor_id: account.user_id,
      });
    }
    return getDraft(tx, locked.id);
  });
}
