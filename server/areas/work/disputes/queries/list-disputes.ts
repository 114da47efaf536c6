import { sql } from 'kysely';
import {
  DISPUTE_VIEWS,
  type DisputePage,
  type DisputeRow,
  type DisputesQuery,
} from '#contract/work/dispute-queue.ts';
import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { DisputeStatus } from '#domain/work/dispute-states.ts';
import { countChoices } from '#server/platform/db/count-choices.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { inOrder, type Order } from '#server/platform/db/sorted.ts';
import { isWithin, type Ranged } from '#server/platform/db/time-range.ts';

const STATUSES: Record<DisputesQuery['show'], readonly DisputeStatus[]> = {
  to_decide: ['under_review'],
  waiting: ['open', 'awaiting_response', 'decided'],
  closed: ['closed'],
  all: ['open', 'awaiting_response', 'under_review', 'decided', 'closed'],
};

/** Each has an index. A dispute without a deadline comes after all that have one. */
const ORDERS: Record<NonNullable<DisputesQuery['sort']>, Pick<Order, 'value' | 'type'>> = {
  opened: {},
  amount: { value: sql`d.disputed_cents`, type: 'bigint' },
  deadline: { value: sql`coalesce(d.decide_by, d.clock_at, 'infinity'::timestamptz)`, type: 'timestamptz' },
};

/** The admins' list. Unless it is sorted, open disputes come longest waiting first, closed ones newest first. */
export async function listDisputes(
  db: Database,
  { user_id }: Pick<Account, 'user_id'>,
  { show, sort = 'opened', direction, cursor, limit, range }: DisputesQuery & Ranged,
): Promise<DisputePage> {
  const isOldestFirst = show === 'to_decide' || show === 'waiting';
  const order = {
    ...ORDERS[sort],
    id: sql.ref('d.id'),
    direction: direction ?? (isOldestFirst ? 'asc' : 'desc'),
  } as const;
  const rows = await inOrder(selectRows(db, user_id, { show, range }), order, readCursor(cursor))
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ place, id }) => [place, id]);
  const counts = cursor
    ? null
    : await countChoices(db, { show }, { show: DISPUTE_VIEWS }, (_, one) => selectRows(db, user_id, one));
  return { disputes: page.map(present), next_cursor, counts };
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

type Shown = Partial<Pick<DisputesQuery, 'show'>> & Ranged;

function selectRows(db: Database, userId: string, { show = 'all', range }: Shown) {
  return db
    .selectFrom('disputes as d')
    .where('d.status', 'in', [...STATUSES[show]])
    .$if(range !== undefined, (query) => query.where(isWithin(sql`d.created_at`, range)))
    .innerJoin('collaborations as w', 'w.id', 'd.collaboration_id')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .leftJoin('dispute_decisions as s', (join) =>
      join.onRef('s.dispute_id', '=', 'd.id').on('s.round', '=', 1).on('s.decided_by', '=', userId),
    )
    .select(['d.id', 'd.collaboration_id', 'd.status', 'd.opened_side', 'd.reason', 'd.disputed_cents'])
    .select([
      'd.round',
      'd.clock_at',
      'd.decide_by',
      'd.created_at',
      'd.updated_at as since',
      's.id as decided_before',
    ])
    .select(['c.title as campaign_title', 'b.business_name', 'p.full_name']);
}

function present({ full_name, decided_before, ...row }: Row): DisputeRow {
  return {
    ...row,
    creator_name: displayName({ full_name, email: null }),
    is_for_another: row.status === 'under_review' && decided_before !== null,
  };
}
