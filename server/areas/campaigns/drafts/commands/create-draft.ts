import { sql } from 'kysely';
import type { CampaignDraft, NewCampaign } from '#contract/campaigns/drafts.ts';
import type { Account } from '#domain/accounts/access.ts';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { UNTITLED_CAMPAIGN } from '#domain/campaigns/campaign-limits.ts';
import type { Reach } from '#server/areas/base/actors/reach.ts';
import { lockBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { newPublicId } from '#server/areas/campaigns/campaigns/commands/public-id.ts';
import { recordCampaignEvent } from '#server/areas/campaigns/campaigns/commands/record-event.ts';
import { findPackage } from '#server/areas/campaigns/content-packages/package-query.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { getDraft } from '../queries/get-draft.ts';
import { placeOnMap } from './write-fields.ts';
import { writeDeliverables, writeLocations } from './write-lists.ts';

const MOST_DRAFTS = 100;
/** The number of spots to begin with: one creator is rarely enough to see what works. */
const FIRST_SPOTS = 3;

/** Starts a campaign, blank or from a package with the middle of its usual payout. */
export async function createDraft(
  context: Context,
  account: Account,
  businessId: string,
  wanted: NewCampaign,
): Promise<CampaignDraft> {
  return inTransaction(context.db, async (tx) => {
    const { reach } = await lockBusiness(tx, account, businessId, 'change');
    const id = await insertDraft(tx, context, account, { business_id: businessId, reach, ...wanted });
    return getDraft(tx, id);
  });
}

interface NewDraft extends NewCampaign {
  business_id: string;
  /** Of the member who creates it. */
  reach: Reach;
  /** Why it was created, for the activity of the campaign. */
  event?: { kind: string; detail: Record<string, unknown> };
}

/** The caller has locked the business. */
export async function insertDraft(
  tx: Tx,
  context: Pick<Context, 'now'>,
  account: Account,
  { business_id, reach, package_id, title, event = { kind: 'campaign_created', detail: {} } }: NewDraft,
): Promise<string> {
  await requireRoom(tx, business_id);
  const chosen = package_id ? await findPackage(tx, package_id) : null;
  if (package_id && (chosen === null || chosen.archived_at !== null)) {
    throw new Problem('not_found', 'We couldn’t find this package.');
  }
  const location = await findFirstLocation(tx, business_id, reach);
  if (location === null && reach !== null) {
    throw new Problem('conflict', 'None of your locations is open. Ask the owner to change this.');
  }
  const id = newId();
  const now = context.now();
  const at = now.toISOString();
  await tx
    .insertInto('campaigns')
    .values({
      id,
      public_id: newPublicId(),
      business_id,
      city_id: NEW_YORK_CITY_ID,
      title: title || UNTITLED_CAMPAIGN,
      description: '',
      status: 'draft',
      slots: FIRST_SPOTS,
      fulfilment: location && 'visit',
      has_chosen_rights: false,
      package_id: chosen?.id ?? null,
      creator_payout_cents: chosen && middleOf(chosen),
      created_by: account.user_id,
      edited_by: account.user_id,
      created_at: at,
      updated_at: at,
    })
    .execute();
  if (chosen) await writeDeliverables(tx, id, chosen.deliverables);
  if (location) {
    await writeLocations(tx, id, [location.id]);
    await placeOnMap(tx, id);
  }
  await recordCampaignEvent(tx, { campaign_id: id, actor_id: account.user_id, ...event }, now);
  return id;
}

/** Rounds to five dollars, because nobody posts $312.50 on purpose. */
function middleOf({
  low_payout_cents,
  high_payout_cents,
}: {
  low_payout_cents: number;
  high_payout_cents: number;
}) {
  return Math.round((low_payout_cents + high_payout_cents) / 1000) * 500;
}

async function requireRoom(tx: Tx, businessId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('campaigns')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', businessId)
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow();
  if (count >= MOST_DRAFTS) {
    throw new Problem('conflict', `You can have up to ${MOST_DRAFTS} drafts. Delete one first.`);
  }
}

/**
 * Chosen to begin with, because most businesses have only one location, and creators visit it. Members with a limit
 * begin with one of theirs.
 */
export async function findFirstLocation(
  db: Database | Tx,
  businessId: string,
  reach: Reach,
): Promise<{ id: string } | null> {
  const first = await db
    .selectFrom('business_locations')
    .select('id')
    .where('business_id', '=', businessId)
    .where('archived_at', 'is', null)
    .$if(reach === null, (query) => query.where('is_primary', '=', true))
    .$if(reach !== null, (query) => query.where(sql<boolean>`id = any(${[...(reach ?? [])]}::uuid[])`))
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return first ?? null;
}
