import { sql } from 'kysely';
import type { BusinessMoney } from '#contract/money/fundings.ts';
import { isInReach, type Reach } from '#server/areas/base/actors/reach.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Totals of a business's payments for creators: held and released. */
export async function getBusinessMoney(
  db: Database,
  businessId: string,
  reach: Reach,
): Promise<BusinessMoney> {
  const { rows } = await sql<BusinessMoney>`
    with held as (
      select 'campaign:' || id || ':held' as account from campaigns
      where business_id = ${businessId} and published_at is not null and ${isInReach(reach, 'campaigns.id')}
    )
    select
      (
        select coalesce(sum(balance_cents), 0)::bigint
        from held join ledger_accounts using (account)
      ) as held_cents,
      (
        select coalesce(sum(amount_cents), 0)::bigint
        from held join ledger_transfers t on t.from_account = held.account and t.to_account like 'creator:%'
      ) - (
        select coalesce(sum(amount_cents), 0)::bigint
        from held join ledger_transfers t on t.to_account = held.account and t.from_account like 'creator:%'
      ) as released_cents`.execute(db);
  const [money] = rows;
  return { held_cents: Number(money?.held_cents ?? 0), released_cents: Number(money?.released_cents ?? 0) };
}
