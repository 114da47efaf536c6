import { sql } from 'kysely';
import type { CampaignApplicantsParams } from '#contract/hiring/applicants.ts';
import type { NewWaitingInvitations, WaitingInvitationsAdded } from '#contract/hiring/waiting-invitations.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { CampaignStatus } from '#domain/campaigns/campaign-states.ts';
import { MOST_WAITING } from '#domain/hiring/waiting-invitations.ts';
import { lockCampaign } from '#server/areas/campaigns/campaigns/lock.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import { noList } from '#server/areas/hiring/creator-lists/policy.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockInvitations } from '../lock.ts';
import { waitingInvitations } from '../send-entry.ts';
import { moveWaitingInvitation } from '../transition.ts';

/** Adds creators, or everyone on a list, to be invited when the campaign goes live. A live one sends them right away. */
export function addInvitations(
  context: Context,
  account: Account,
  params: CampaignApplicantsParams,
  request: NewWaitingInvitations,
): Promise<WaitingInvitationsAdded> {
  return inTransaction(context.db, async (tx) => {
    const { id: campaign_id } = await getOwnCampaign(tx, account, params, 'change');
    const campaign = await lockCampaign(tx, campaign_id);
    if (campaign.is_offer) throw new Problem('conflict', 'This offer is for the creators it was made to.');
    const is_live = requireInviting(campaign.status);
    const wanted = await readWanted(tx, params.id, request);
    const listed = await keepListed(tx, params.id, wanted);
    const invited = await keepUninvited(tx, campaign_id, listed);
    const by = { words: request.words, added_by: account.user_id };
    const added = await addAll(tx, context, campaign_id, invited, by);
    if (is_live && added > 0) await context.queue.enqueue(tx, waitingInvitations, { campaign_id });
    return {
      added,
      already: listed.length - added,
      left_out: wanted.length - listed.length,
      is_live,
    };
  });
}

function requireInviting(status: CampaignStatus): boolean {
  if (status === 'live') return true;
  if (status === 'draft' || status === 'awaiting_funding') return false;
  throw new Problem('conflict', 'This campaign isn’t open, so nobody can be invited to it.');
}

async function readWanted(tx: Tx, businessId: string, request: NewWaitingInvitations): Promise<string[]> {
  if ('creator_ids' in request) return [...new Set(request.creator_ids)];
  const list = await tx
    .selectFrom('creator_lists')
    .select('id')
    .where('id', '=', request.list_id)
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  if (list === undefined) throw noList();
  const entries = await tx
    .selectFrom('creator_list_entries')
    .select('creator_id')
    .where('list_id', '=', list.id)
    .orderBy('id')
    .limit(MOST_WAITING)
    .execute();
  return entries.map(({ creator_id }) => creator_id);
}

/** Creators who aren't listed and blocked pairs get the same answer. */
async function keepListed(tx: Tx, businessId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('directory_entries as e')
    .select('e.creator_id')
    .where('e.creator_id', 'in', ids)
    .where(
      sql<boolean>`not exists (select 1 from blocks b
        where b.business_id = ${businessId} and b.creator_id = e.creator_id)`,
    )
    .execute();
  return rows.map(({ creator_id }) => creator_id);
}

/** Without those who have applied or were invited. */
async function keepUninvited(tx: Tx, campaignId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('applications')
    .select('creator_id')
    .where('campaign_id', '=', campaignId)
    .where('creator_id', 'in', ids)
    .execute();
  const known = new Set(rows.map(({ creator_id }) => creator_id));
  return ids.filter((id) => !known.has(id));
}

/** The campaign is locked, so nobody else adds the same creators meanwhile. */
async function addAll(
  tx: Tx,
  context: Pick<Context, 'now'>,
  campaign_id: string,
  ids: readonly string[],
  by: { words: string; added_by: string },
): Promise<number> {
  if (ids.length === 0) return 0;
  const earlier = await lockInvitations(tx, campaign_id, { creator_ids: ids });
  const again = earlier.filter(({ status }) => status === 'withdrawn' || status === 'skipped');
  const known = new Set(earlier.map(({ creator_id }) => creator_id));
  const fresh = ids.filter((id) => !known.has(id));
  await requireRoom(tx, campaign_id, again.length + fresh.length);
  for (const one of again) await moveWaitingInvitation(tx, context, one, { move: 'wait', ...by });
  if (fresh.length > 0) {
    const at = context.now().toISOString();
    const row = { campaign_id, status: 'waiting' as const, added_at: at, updated_at: at, ...by };
    await tx
      .insertInto('waiting_invitations')
      .values(fresh.map((creator_id) => ({ id: newId(), creator_id, ...row })))
      .execute();
  }
  return again.length + fresh.length;
}

async function requireRoom(tx: Tx, campaignId: string, more: number): Promise<void> {
  const { count } = await tx
    .selectFrom('waiting_invitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (Number(count) + more <= MOST_WAITING) return;
  throw new Problem('conflict', `Up to ${MOST_WAITING} invitations can wait. Withdraw some first.`);
}
