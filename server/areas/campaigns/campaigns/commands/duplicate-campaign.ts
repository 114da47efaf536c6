import { sql } from 'kysely';
import type { Account } from '#domain/accounts/access.ts';
import { CAMPAIGN_TITLE_MAX_LENGTH } from '#domain/campaigns/campaign-limits.ts';
import type { Reach } from '#server/areas/base/actors/reach.ts';
import { findMedia } from '#server/areas/base/media/queries/find-media.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { getOwnCampaign } from '../queries/find-own-campaign.ts';
import { copyInto } from './add-pictures.ts';
import { newPublicId } from './public-id.ts';
import { recordCampaignEvent } from './record-event.ts';

/** Makes a draft with the same content and pictures. It has no dates and no payments. */
export async function duplicateCampaign(
  context: Pick<Context, 'db' | 'now' | 'queue'>,
  account: Account,
  place: { id: string; identifier: string },
): Promise<{ campaign_id: string }> {
  return inTransaction(context.db, async (tx) => ({
    campaign_id: await copyOwnCampaign(tx, context, account, place),
  }));
}

/** The same inside a larger change. */
export async function copyOwnCampaign(
  tx: Tx,
  context: Pick<Context, 'now' | 'queue'>,
  account: Account,
  place: { id: string; identifier: string },
): Promise<string> {
  const { id: from_id } = await getOwnCampaign(tx, account, place, 'change');
  const { reach } = await requireMembership(tx, account, place.id, 'change');
  const campaign_id = newId();
  await copyCampaign(tx, { from_id, campaign_id, reach, created_by: account.user_id }, context.now());
  await copyParts(tx, from_id, campaign_id, reach);
  await copyPictures(context, tx, account, { from_id, campaign_id });
  await recordCampaignEvent(
    tx,
    { campaign_id, actor_id: account.user_id, kind: 'campaign_duplicate', detail: { from_id } },
    context.now(),
  );
  return campaign_id;
}

interface Copy {
  from_id: string;
  campaign_id: string;
}

async function copyCampaign(
  tx: Tx,
  { from_id, campaign_id, reach, created_by }: Copy & { reach: Reach; created_by: string },
  now: Date,
): Promise<void> {
  const said = await tx
    .selectFrom('campaigns')
    .select(['business_id', 'city_id', 'location_id', 'title', 'description', 'goals', 'package_id'])
    .select(['requirements_do', 'requirements_dont', 'questions', 'fulfilment', 'fulfilment_note'])
    .select(['min_followers', 'prefers_followers', 'criteria_niches', 'criteria_neighborhood_ids'])
    .select('rights_channels')
    .select(['rights_paid_ads', 'rights_months', 'disclosure', 'content_due_days', 'accepts_quotes'])
    .select(['creator_payout_cents', 'slots', 'has_chosen_rights'])
    .where('id', '=', from_id)
    .executeTakeFirstOrThrow();
  const at = now.toISOString();
  const location_id = await placeOfCopy(tx, from_id, said.location_id, reach);
  await tx
    .insertInto('campaigns')
    .values({
      ...{ ...said, location_id },
      id: campaign_id,
      public_id: newPublicId(),
      title: copyTitle(said.title),
      status: 'draft',
      created_by,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** A manager with a limit copies their own locations only. */
async function placeOfCopy(
  tx: Tx,
  from_id: string,
  location_id: string | null,
  reach: Reach,
): Promise<string | null> {
  if (reach === null || (location_id !== null && reach.includes(location_id))) return location_id;
  const first = await tx
    .selectFrom('campaign_locations')
    .select('location_id')
    .where('campaign_id', '=', from_id)
    .where('location_id', 'in', [...reach])
    .orderBy('sort_order')
    .limit(1)
    .executeTakeFirst();
  return first?.location_id ?? null;
}

async function copyParts(tx: Tx, from_id: string, campaign_id: string, reach: Reach): Promise<void> {
  await tx
    .insertInto('campaign_deliverables')
    .columns(['campaign_id', 'kind', 'quantity', 'note', 'sort_order'])
    .expression((eb) =>
      eb
        .selectFrom('campaign_deliverables')
        .select([
          sql<string>`${campaign_id}::uuid`.as('campaign_id'),
          'kind',
          'quantity',
          'note',
          'sort_order',
        ])
        .where('campaign_id', '=', from_id),
    )
    .execute();
  await tx
    .insertInto('campaign_locations')
    .columns(['campaign_id', 'location_id', 'sort_order'])
    .expression((eb) =>
      eb
        .selectFrom('campaign_locations')
        .select([sql<string>`${campaign_id}::uuid`.as('campaign_id'), 'location_id', 'sort_order'])
        .where('campaign_id', '=', from_id)
        .$if(reach !== null, (rows) => rows.where('location_id', 'in', reach ?? [])),
    )
    .execute();
}

async function copyPictures(
  context: Pick<Context, 'now' | 'queue'>,
  tx: Tx,
  account: Account,
  { from_id, campaign_id }: { from_id: string; campaign_id: string },
): Promise<void> {
  for (const role of ['hero', 'gallery'] as const) {
    const files = await findMedia(tx, { entity_type: 'campaign', entity_ids: [from_id], roles: [role] });
    await copyInto(context, tx, account, { campaign_id, role, files });
  }
}

const COPY = ' (copy)';

function copyTitle(title: string): string {
  if (title.endsWith(COPY)) return title;
  return `${title.slice(0, CAMPAIGN_TITLE_MAX_LENGTH - COPY.length).trimEnd()}${COPY}`;
}
