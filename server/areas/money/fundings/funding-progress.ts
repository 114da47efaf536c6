import type { FundingProgress } from '#contract/money/fundings.ts';
import type { Account } from '#domain/accounts/access.ts';
import { isInReach } from '#server/areas/base/actors/reach.ts';
import { requireMembership } from '#server/areas/businesses/businesses/queries/require-business.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** The progress of one payment. The page polls it while the bank takes its time. */
export async function getFunding(
  db: Database,
  account: Account,
  { business_id, funding_id }: { business_id: string; funding_id: string },
): Promise<FundingProgress> {
  const { membership, reach } = await requireMembership(db, account, business_id, 'read');
  const row = await fundingQuery(db)
    .where('fundings.id', '=', funding_id)
    .where('fundings.business_id', '=', business_id)
    .where(isInReach(reach, 'fundings.campaign_id'))
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'We can’t find that payment.');
  const progress = toFundingProgress(row);
  return membership === 'owner' ? progress : { ...progress, checkout_url: null };
}

/** The newest payment for spots of a campaign. */
export async function findLatestFunding(db: Database, campaignId: string): Promise<FundingProgress | null> {
  const row = await fundingQuery(db)
    .where('fundings.campaign_id', '=', campaignId)
    .where('fundings.purpose', '<>', 'quote')
    .orderBy('fundings.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toFundingProgress(row) : null;
}

function fundingQuery(db: Database) {
  return db
    .selectFrom('fundings')
    .select(['fundings.id as funding_id', 'fundings.status', 'fundings.purpose', 'fundings.slots'])
    .select(['fundings.total_cents', 'fundings.processing_at', 'fundings.failure', 'fundings.checkout_url'])
    .select(['fundings.created_at', 'fundings.paid_at'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.funding_id', '=', 'fundings.id')
            .where('refunds.reason', '=', 'not_needed'),
        )
        .as('was_not_needed'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof fundingQuery>['executeTakeFirstOrThrow']>>;

function toFundingProgress({ processing_at, was_not_needed, ...row }: Row): FundingProgress {
  return {
    ...row,
    was_not_needed: Boolean(was_not_needed),
    is_processing: row.status === 'created' && processing_at !== null,
  };
}
