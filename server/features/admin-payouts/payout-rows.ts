import type { AdminPayoutRow } from '#contract/admin-payouts.ts';
import type { PayoutFilter } from '#domain/payout-states.ts';
import type { Database } from '../../db/database.ts';
import { isSearch } from '../../db/prefix.ts';
import { usersNamed } from '../admin-users/list-users.ts';
import { presentPayout, selectPayouts } from '../payouts/payout-query.ts';

/** Payouts with whom they go to; `search` is the beginning of a name or an address. */
export function selectRows(
  db: Database,
  { search, status }: { search?: string | undefined; status?: PayoutFilter | undefined },
) {
  return selectPayouts(db)
    .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
    .select(['payouts.creator_id', 'profiles.full_name'])
    .$if(isSearch(search), (query) => query.where('creators.user_id', 'in', usersNamed(search ?? '')))
    .$if(status === 'held', (query) => query.where('payouts.held_at', 'is not', null))
    .$if(status !== undefined && status !== 'held', (query) =>
      query.where('payouts.status', '=', status ?? ''),
    )
    .orderBy('payouts.id', 'desc');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

export function presentRow({ creator_id, full_name, ...row }: Row, now: Date): AdminPayoutRow {
  const { can_cancel: _, ...payout } = presentPayout(row, now);
  return { ...payout, creator_id, creator_name: full_name ?? 'No name' };
}
