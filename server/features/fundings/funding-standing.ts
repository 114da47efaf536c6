import type { FundingStanding } from '#contract/fundings.ts';
import type { Account } from '#domain/access.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { requireBusiness } from '../businesses/require-business.ts';

/** How one payment stands. Asked again and again while the bank takes its time. */
export async function getFunding(
  db: Database,
  account: Account,
  { business_id, funding_id }: { business_id: string; funding_id: string },
): Promise<FundingStanding> {
  const membership = await requireBusiness(db, account, business_id, 'read');
  const row = await standingQuery(db)
    .where('fundings.id', '=', funding_id)
    .where('fundings.business_id', '=', business_id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'There is no such payment.');
  const standing = toStanding(row);
  return membership === 'owner' ? standing : { ...standing, checkout_url: null };
}

/** The newest payment for spots of a campaign. */
export async function findLatestStanding(db: Database, campaignId: string): Promise<FundingStanding | null> {
  const row = await standingQuery(db)
    .where('fundings.campaign_id', '=', campaignId)
    .where('fundings.purpose', '<>', 'quote')
    .orderBy('fundings.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toStanding(row) : null;
}

function standingQuery(db: Database) {
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

type Row = Awaited<ReturnType<ReturnType<typeof standingQuery>['executeTakeFirstOrThrow']>>;

function toStanding({ processing_at, was_not_needed, ...row }: Row): FundingStanding {
  return {
    ...row,
    was_not_needed: Boolean(was_not_needed),
    is_processing: row.status === 'created' && processing_at !== null,
  };
}
