import type { CampaignDraft, NewCampaign } from '#contract/campaign-drafts.ts';
import type { Account } from '#domain/access.ts';
import { UNTITLED_CAMPAIGN } from '#domain/campaign-limits.ts';
import { NEW_YORK_CITY_ID } from '#domain/city.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { lockBusiness } from '../businesses/require-business.ts';
import { newPublicId } from '../campaigns/public-id.ts';
import { recordCampaignEvent } from '../campaigns/record-event.ts';
import { findPackage } from '../content-packages/package-query.ts';
import { getDraft } from './get-draft.ts';
import { writeDeliverables, writeLocations } from './write-lists.ts';

const MOST_DRAFTS = 100;

/** Starts a campaign: blank, or with what a package asks for and the middle of what it usually pays. */
export async function createDraft(
  context: Context,
  account: Account,
  businessId: string,
  { package_id, title }: NewCampaign,
): Promise<CampaignDraft> {
  return inTransaction(context.db, async (tx) => {
    await lockBusiness(tx, account, businessId, 'change');
    await requireRoom(tx, businessId);
    const chosen = package_id ? await findPackage(tx, package_id) : null;
    if (package_id && (chosen === null || chosen.archived_at !== null)) {
      throw new Problem('not_found', 'There is no such package.');
    }
    const id = newId();
    const now = context.now();
    const at = now.toISOString();
    await tx
      .insertInto('campaigns')
      .values({
        id,
        public_id: newPublicId(),
        business_id: businessId,
        city_id: NEW_YORK_CITY_ID,
        title: title || UNTITLED_CAMPAIGN,
        description: '',
        status: 'draft',
        slots: 1,
        package_id: chosen?.id ?? null,
        creator_payout_cents: chosen && middleOf(chosen),
        created_by: account.user_id,
        edited_by: account.user_id,
        created_at: at,
        updated_at: at,
      })
      .execute();
    if (chosen) await writeDeliverables(tx, id, chosen.deliverables);
    await suggestLocation(tx, businessId, id);
    await recordCampaignEvent(
      tx,
      { campaign_id: id, actor_id: account.user_id, kind: 'campaign_created' },
      now,
    );
    return getDraft(tx, id);
  });
}

/** To the dollar: nobody posts $262.50 on purpose. */
function middleOf({
  low_payout_cents,
  high_payout_cents,
}: {
  low_payout_cents: number;
  high_payout_cents: number;
}) {
  return Math.round((low_payout_cents + high_payout_cents) / 200) * 100;
}

async function requireRoom(tx: Tx, businessId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('campaigns')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', businessId)
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow();
  if (count >= MOST_DRAFTS) {
    throw new Problem('conflict', `A business keeps ${MOST_DRAFTS} drafts at most. Delete one first.`);
  }
}

/** Most have one shop. It is chosen until somebody chooses differently. */
async function suggestLocation(tx: Tx, businessId: string, campaignId: string): Promise<void> {
  const primary = await tx
    .selectFrom('business_locations')
    .select('id')
    .where('business_id', '=', businessId)
    .where('is_primary', '=', true)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (primary) await writeLocations(tx, campaignId, [primary.id]);
}
