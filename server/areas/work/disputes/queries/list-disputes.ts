import type { DisputePage, DisputeRow, DisputesQuery } from '#contract/work/dispute-queue.ts';
import type { Account } from '#domain/accounts/access.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { DisputeStatus } from '#domain/work/dispute-states.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';

const STATUSES: Record<DisputesQuery['show'], readonly DisputeStatus[]> = {
  to_decide: ['under_review'],
  waiting: ['open', 'awaiting_response', 'decided'],
  closed: ['closed'],
  all: ['open', 'awaiting_response', 'under_review', 'decided', 'closed'],
};

/** The admins' list: open disputes longest waiting first, closed ones newest first. */
export async function listDisputes(
  db: Database,
  { user_id }: Pick<Account, 'user_id'>,
  { show, cursor, limit }: DisputesQuery,
): Promise<DisputePage> {
  const after = readCursor(cursor)?.[1];
  const isOldestFirst = show === 'to_decide' || show === 'waiting';
  const rows = await selectRows(db, user_id)
    .where('d.status', 'in', [...STATUSES[show]])
    .$if(after !== undefined, (query) => query.where('d.id', isOldestFirst ? '>' : '<', after ?? ''))
    .orderBy('d.id', isOldestFirst ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => ['', id]);
  return { disputes: page.map(present), next_cursor, counts: await countDisputes(db) };
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

function selectRows(db: Database, userId: string) {
  return db
    .selectFrom('disputes as d')
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

async function countDisputes(db: Database): Promise<DisputePage['counts']> {
  const rows = await db
    .selectFrom('disputes')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('status', '<>', 'closed')
    .groupBy('status')
    .execute();
  const sum = (statuses: readonly string[]) =>
    rows.reduce((total, row) => total + (statuses.includes(row.status) ? Number(row.count) : 0), 0);
  return { to_decide: sum(STATUSES.to_decide), waiting: sum(STATUSES.waiting) };
}
