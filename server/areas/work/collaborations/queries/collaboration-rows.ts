import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { turnOf } from '#domain/work/deliverable-states.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { clockTime, isLate } from '../lateness.ts';
import { readRowDisputes } from './read-row-disputes.ts';

/** Pieces of work with what a row of a list shows; whose they are is for the caller to say. */
export function selectWork(db: Database) {
  return db
    .selectFrom('collaborations as w')
    .innerJoin('campaigns as c', 'c.id', 'w.campaign_id')
    .innerJoin('businesses as b', 'b.id', 'w.business_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select(['w.id', 'w.status', 'w.payout_cents', 'w.agreed_at', 'w.clocks_stopped_at', 'w.campaign_id'])
    .select(['c.title as campaign_title', 'c.slug', 'b.business_name', 'b.slug as business_slug'])
    .select(['b.industry', 'w.creator_id', 'p.full_name']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectWork>['executeTakeFirstOrThrow']>>;

/** The rows of a page, in three statements more however many they are. */
export async function presentWork(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  rows: readonly Row[],
): Promise<CollaborationRow[]> {
  const deliverables = await readRowDeliverables(
    context.db,
    rows.map(({ id }) => id),
  );
  const avatars = await readFaces(
    context,
    rows.map(({ creator_id }) => creator_id),
  );
  const disputes = await readRowDisputes(context.db, rows);
  const now = context.now();
  return rows.map(({ status, slug, campaign_id, creator_id, full_name, clocks_stopped_at, ...row }) => {
    const at = clockTime(clocks_stopped_at, now);
    const theirs = deliverables.filter(({ collaboration_id }) => collaboration_id === row.id);
    const moments = theirs.flatMap(({ due_at, passes_at }) => due_at ?? passes_at ?? []);
    return {
      ...row,
      status,
      campaign_id,
      campaign_identifier: slug ?? campaign_id,
      creator: {
        id: creator_id,
        name: full_name?.trim() || 'A creator',
        avatar_url: avatars.get(creator_id) ?? null,
      },
      deliverables: theirs.map((one) => ({
        ...one,
        turn: turnOf(one.kind, one.status),
        is_late: isLate(one, at),
      })),
      dispute: disputes.get(row.id) ?? null,
      next_at: clocks_stopped_at === null ? (moments.sort()[0] ?? null) : null,
    };
  });
}

async function readRowDeliverables(db: Database, collaborationIds: readonly string[]) {
  if (collaborationIds.length === 0) return [];
  return db
    .selectFrom('deliverables')
    .select(['collaboration_id', 'id', 'kind', 'quantity', 'status', 'version', 'due_at', 'passes_at'])
    .where('collaboration_id', 'in', [...collaborationIds])
    .orderBy('collaboration_id')
    .orderBy('sort_order')
    .execute();
}
