import type { CampaignDraft, CampaignRevision } from '#contract/campaigns/drafts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { publishBrief } from '#server/areas/campaigns/briefs/commands/publish-brief.ts';
import type { LockedCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockDraft, requireLatest, requireReach } from '../lock.ts';
import { getDraft } from '../queries/get-draft.ts';
import { requireComplete } from './require-complete.ts';
import { writeFields } from './write-fields.ts';

/**
 * Changes a published campaign with a new version of its brief. Price and spots can't change: they were promised and
 * paid for.
 */
export async function reviseCampaign(
  context: Context,
  account: Account,
  place: { id: string; identifier: string },
  { version, ...fields }: CampaignRevision,
): Promise<CampaignDraft> {
  return inTransaction(context.db, async (tx) => {
    const locked = await lockDraft(tx, account, place);
    if (locked.status !== 'live' && locked.status !== 'paused') {
      throw new Problem('conflict', 'You can only change the brief while creators can still apply.');
    }
    await requireLatest(tx, account, locked, version);
    await requireReach(tx, account, locked, fields.location_ids);
    requireLater(locked, fields.application_deadline);
    const written = await writeFields(tx, context, locked, fields, account.user_id);
    await requireComplete(tx, locked.id, context.now());
    await publishBrief(tx, context, written, { actor_id: account.user_id });
    return getDraft(tx, locked.id);
  });
}

/** A deadline can only move later, because people may count on it. */
function requireLater(
  { application_deadline: named }: LockedCampaign,
  wished: string | null | undefined,
): void {
  if (wished === undefined || named === null || (wished !== null && wished >= named)) return;
  const message = 'You can only move the last day to apply later';
  throw new Problem('invalid_input', message, [{ path: 'application_deadline', message }]);
}
