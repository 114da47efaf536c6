import type { Context } from '#server/platform/context.ts';

/** Longer than the reads of a batch take. After it, another worker takes over from one that died. */
const LEASE_MS = 10 * 60_000;

export type ClaimedWatch = Awaited<ReturnType<typeof claimWatches>>[number];

/**
 * Claims posts that are due, each for one worker. Posts of suspended or deleted people, and those whose account isn't
 * connected, are left alone until that changes.
 */
export async function claimWatches({ db, now }: Pick<Context, 'db' | 'now'>, most: number) {
  const at = now().toISOString();
  return db
    .updateTable('post_watches as t')
    .from('deliverables as d')
    .set({ reading_until: new Date(now().getTime() + LEASE_MS).toISOString() })
    .whereRef('d.id', '=', 't.deliverable_id')
    .where('t.deliverable_id', 'in', (eb) =>
      eb
        .selectFrom('post_watches as due')
        .innerJoin('deliverables as post', 'post.id', 'due.deliverable_id')
        .innerJoin('creators', 'creators.id', 'due.creator_id')
        .innerJoin('profiles', 'profiles.user_id', 'creators.user_id')
        .select('due.deliverable_id')
        .where('due.next_read_at', '<=', at)
        .where('due.ends_at', '>', at)
        .where((or) => or.or([or('due.reading_until', 'is', null), or('due.reading_until', '<', at)]))
        .where('post.post_url', 'is not', null)
        .where('profiles.account_status', 'in', ['active', 'completed'])
        .where((or) =>
          or.or([
            or('due.failure', 'is', null),
            or('due.failure', 'not in', ['not_connected', 'ended']),
            or.exists(
              or
                .selectFrom('social_accounts as s')
                .select('s.id')
                .whereRef('s.creator_id', '=', 'due.creator_id')
                .whereRef('s.platform', '=', 'due.platform')
                .where('s.status', '=', 'connected'),
            ),
          ]),
        )
        .orderBy('due.next_read_at')
        .orderBy('due.deliverable_id')
        .limit(most)
        .forUpdate('due')
        .skipLocked(),
    )
    .returning(['t.deliverable_id', 't.creator_id', 't.platform', 't.external_id', 't.ends_at'])
    .returning(['t.reading_until', 't.failing_since', 'd.kind', 'd.post_url', 'd.posted_at'])
    .execute();
}

/** Posts whose time is over, so that the index of due posts holds only those that are still read. */
export async function endWatches({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db
    .updateTable('post_watches')
    .set({ next_read_at: null })
    .where('next_read_at', 'is not', null)
    .where('ends_at', '<=', now().toISOString())
    .execute();
}
