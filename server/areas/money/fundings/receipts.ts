import type { Receipt } from '#contract/money/fundings.ts';
import type { Account } from '#domain/accounts/access.ts';
import { isInReach, type Reach } from '#server/areas/base/actors/reach.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { receiptNumber } from './receipt-number.ts';
import { listRevisions, taxDetailsOf } from './receipt-revisions.ts';

/** One receipt, for every member who works on its campaign, in its latest or an earlier revision. Its tax details are the owner's alone. */
export async function getReceipt(
  db: Database,
  account: Account,
  {
    business_id,
    funding_id,
    revision,
  }: { business_id: string; funding_id: string; revision?: number | undefined },
): Promise<Receipt> {
  const { membership, reach } = await requireMembership(db, account, business_id, 'read');
  const row = await readFunding(db, { business_id, funding_id, reach });
  if (row === undefined) throw new Problem('not_found', 'We can’t find that receipt.');
  const { campaign_id, title, slug, provider, paid_at, business_name, address, ...rest } = row;
  const revisions = await listRevisions(db, funding_id);
  const shown = revision === undefined ? revisions[0] : revisions.find((one) => one.revision === revision);
  if (shown === undefined && revision !== undefined) {
    throw new Problem('not_found', 'We can’t find that receipt.');
  }
  return {
    ...rest,
    receipt_number: receiptNumber(funding_id),
    campaign_title: title ?? 'A campaign',
    campaign_identifier: slug ?? campaign_id,
    is_trial: provider === 'sandbox',
    paid_at: paid_at ?? '',
    business_name: shown?.business_name ?? business_name,
    address: shown ? shown.address : address,
    tax_details: shown && membership === 'owner' ? taxDetailsOf(shown) : null,
    reference: shown?.reference ?? null,
    revision: shown?.revision ?? 0,
    issued_at: shown?.issued_at ?? paid_at ?? '',
    revisions: revisions.map((one) => ({ revision: one.revision, issued_at: one.issued_at })),
    refunds: await listRefunds(db, funding_id),
  };
}

function readFunding(
  db: Database,
  { business_id, funding_id, reach }: { business_id: string; funding_id: string; reach: Reach },
) {
  return db
    .selectFrom('fundings')
    .innerJoin('businesses', 'businesses.id', 'fundings.business_id')
    .leftJoin('campaigns', 'campaigns.id', 'fundings.campaign_id')
    .leftJoin('business_locations', (join) =>
      join
        .onRef('business_locations.business_id', '=', 'businesses.id')
        .on('business_locations.is_primary', '=', true),
    )
    .leftJoin('profiles', 'profiles.user_id', 'fundings.started_by')
    .select(['fundings.id as funding_id', 'fundings.campaign_id', 'fundings.purpose', 'fundings.slots'])
    .select(['fundings.payout_cents', 'fundings.fee_cents', 'fundings.total_cents'])
    .select(['fundings.refunded_cents', 'fundings.provider', 'fundings.paid_at', 'campaigns.title'])
    .select(['campaigns.slug', 'businesses.business_name', 'business_locations.address'])
    .select('profiles.full_name as paid_by')
    .where('fundings.id', '=', funding_id)
    .where('fundings.business_id', '=', business_id)
    .where(isInReach(reach, 'fundings.campaign_id'))
    .where('fundings.status', '=', 'paid')
    .executeTakeFirst();
}

async function listRefunds(db: Database, fundingId: string): Promise<Receipt['refunds']> {
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'reason', 'total_cents', 'slots', 'status', 'created_at', 'paid_at'])
    .where('funding_id', '=', fundingId)
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(({ status, ...row }) => ({ ...row, is_paid: status === 'paid' }));
}
