import type { CampaignDraft, CampaignRevision } from '#contract/campaign-drafts.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { publishBrief } from '../briefs/publish-brief.ts';
import { getDraft } from './get-draft.ts';
import { type HeldDraft, holdDraft, requireLatest } from './hold-draft.ts';
import { requireWhole } from './require-whole.ts';
import { writeFields } from './write-fields.ts';

/**
 * Changes what a campaign says that creators can already see: a new version of its brief. Price and spots are no part
 * of it: they were promised and paid for.
 */
export async function reviseCampaign(
  context: Context,
  account: Account,
  place: { id: string; identifier: string },
  { edit_number, ...fields }: CampaignRevision,
): Promise<CampaignDraft> {
  return inTransaction(context.db, async (tx) => {
    const held = await holdDraft(tx, account, place);
    if (held.status !== 'live' && held.status !== 'paused') {
      throw new Problem('conflict', 'The brief can be changed while creators can still apply.');
    }
    await requireLatest(tx, account, held, edit_number);
    requireLater(held, fields.application_deadline);
    await writeFields(tx, context, held, fields, account.user_id);
    await requireWhole(tx, held.id, context.now());
    await publishBrief(tx, context, { campaign_id: held.id, actor_id: account.user_id });
    return getDraft(tx, held.id);
  });
}

/** Somebody may be counting on the day that was named. */
function requireLater({ application_deadline: named }: HeldDraft, wished: string | null | undefined): void {
  if (wished === undefined || named === null || (wished !== null && wished >= named)) return;
  const message = 'The last day to apply can only move later';
  throw new Problem('invalid_input', message, [{ path: 'application_deadline', message }]);
}
