import { sql } from 'kysely';
import type { AdminPayoutRow } from '#contract/money/payouts-admin.ts';
import type { PayoutFacts } from '#domain/money/may-be-paid.ts';
import type { PayoutFilter } from '#domain/money/payout-states.ts';
import { usersNamed } from '#server/areas/accounts/users/queries/list-users.ts';
import { presentPayout, selectPayouts } from '#server/areas/money/payouts/payout-query.ts';
import { isUnresolved } from '#server/areas/money/payouts/queries/is-unresolved.ts';
import { hasFacts } from '#server/areas/money/payouts/queries/read-requested.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isSearch } from '#server/platform/db/prefix.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';

interface PayoutRowsQuery extends Ranged {
  search?: string | undefined;
  status?: PayoutFilter | undefined;
  /** Of requested payouts, the combinations of facts that keep them from leaving. */
  waiting?: readonly PayoutFacts[];
}

/** Payouts with their creators. `search` is the beginning of a name or an email. */
export function selectRows(db: Database, { search, status, waiting = [], range }: PayoutRowsQuery) {
  return (
    selectPayouts(db)
      .select(['payouts.creator_id', 'profiles.full_name'])
      .$if(range !== undefined, (query) => query.where(isWithin(sql`payouts.created_at`, range)))
      .$if(isSearch(search), (query) => query.where('creators.user_id', 'in', usersNamed(search ?? '')))
      .$if(status === 'on_hold', (query) =>
        query.where('payouts.status', '=', 'requested').where(hasFacts(waiting)),
      )
      // One that can't leave isn't in the next batch: the list agrees with the total above it.
      .$if(status === 'requested', (query) => query.where((is) => is.not(hasFacts(waiting))))
      .$if(status === 'unresolved', (query) => query.where(isUnresolved('payouts')))
      .$call((query) =>
        status === undefined || status === 'on_hold' || status === 'unresolved'
          ? query
          : query.where('payouts.status', '=', status),
      )
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

export function presentRow({ creator_id, full_name, ...row }: Row, now: Date): AdminPayoutRow {
  const { can_cancel: _, ...payout } = presentPayout(row, now);
  return { ...payout, creator_id, creator_name: full_name ?? 'No name' };
}
