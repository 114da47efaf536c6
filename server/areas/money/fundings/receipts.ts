import type { Receipt, ReceiptList } from '#contract/money/fundings.ts';
import type { Account } from '#domain/accounts/access.ts';
import { requireBusiness } from '#server/areas/businesses/businesses/queries/require-business.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { receiptNumber } from './receipt-number.ts';

const PAGE = 12;

/** Payments of a business, newest first. Only the owner may see billing. */
export async function listReceipts(
  db: Database,
  account: Account,
  businessId: string,
  cursor: string | undefined,
): Promise<ReceiptList> {
  await requireBusiness(db, account, businessId, 'own');
  const after = readCursor(cursor);
  const rows = await db
    .selectFrom('fundings')
    .leftJoin('campaigns', 'campaigns.id', 'fundings.campaign_id')
    .select(['fundings.id as funding_id', 'fundings.total_cents', 'fundings.refunded_cents'])
    .select(['fundings.paid_at', 'campaigns.title'])
    .where('fundings.business_id', '=', businessId)
    .where('fundings.status', '=', 'paid')
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('fundings.paid_at', 'fundings.id'), '<', tuple(after?.[0] ?? '', after?.[1] ?? '')),
      ),
    )
    .orderBy('fundings.paid_at', 'desc')
    .orderBy('fundings.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, PAGE, (row) => [row.paid_at ?? '', row.funding_id]);
  const receipts = page.map(({ paid_at, title, ...row }) => ({
    ...row,
    receipt_number: receiptNumber(row.funding_id),
    campaign_title: title ?? 'A campaign',
    paid_at: paid_at ?? '',
  }));
  return { receipts, next_cursor };
}

/** One receipt, for every member of the business. */
export async function getReceipt(
  db: Database,
  account: Account,
  { business_id, funding_id }: { business_id: string; funding_id: string },
): Promise<Receipt> {
  await requireBusiness(db, account, business_id, 'read');
  const row = await readFunding(db, business_id, funding_id);
  if (row === undefined) throw new Problem('not_found', 'We can’t find that receipt.');
  const { campaign_id, title, slug, provider, paid_at, ...rest } = row;
  return {
    ...rest,
    receipt_number: receiptNumber(funding_id),
    campaign_title: title ?? 'A campaign',
    campaign_identifier: slug ?? campaign_id,
    is_trial: provider === 'sandbox',
    paid_at: paid_at ?? '',
    refunds: await listRefunds(db, funding_id),
  };
}

function readFunding(db: Database, businessId: string, fundingId: string) {
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
    .where('fundings.id', '=', fundingId)
    .where('fundings.business_id', '=', businessId)
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
