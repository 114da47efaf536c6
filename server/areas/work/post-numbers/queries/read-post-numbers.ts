import type { DeliverableKind } from '#domain/campaigns/deliverables.ts';
import type { NumbersSource } from '#domain/creators/social-account-states.ts';
import type { SocialPlatform } from '#domain/creators/social-platforms.ts';
import type { DeliverableStatus } from '#domain/work/deliverable-states.ts';
import { firstNameOf, type PostNumbers, type ReadFailure } from '#domain/work/post-numbers.ts';
import type { Database } from '#server/platform/db/database.ts';

export interface PostReading extends PostNumbers {
  /** The day in New York, as in "2026-11-26". */
  day: string;
  source: NumbersSource;
  read_at: string;
  /** The screenshot that came with typed numbers. */
  screenshot_id: string | null;
}

/** A posted deliverable of a campaign, with what its post has brought. */
export interface WatchedPost {
  deliverable_id: string;
  collaboration_id: string;
  creator_id: string;
  creator_name: string;
  /** The creator's first name, for "Said by Maya". */
  said_by: string;
  kind: DeliverableKind;
  quantity: number;
  status: DeliverableStatus;
  platform: SocialPlatform;
  post_url: string;
  posted_at: string;
  /** Its newest reading, whatever its source; null as long as there is none. */
  current: PostReading | null;
  /** The newest reading of each day in New York that has one, the first day first. */
  days: PostReading[];
  /** Posts are read until then. */
  reading_ends_at: string;
  failure: ReadFailure | null;
  failing_since: string | null;
  last_failure: string | null;
}

/** The posts of a campaign or of one collaboration. A campaign has at most as many as it has spots and deliverables. */
export async function readPostNumbers(
  db: Database,
  of: { campaign_id: string } | { collaboration_id: string },
): Promise<WatchedPost[]> {
  const rows = await selectPosts(db, of);
  const days = await readDays(
    db,
    rows.map(({ deliverable_id }) => deliverable_id),
  );
  return rows.map(({ full_name, post_url, posted_at, ...row }) => {
    const theirs = days.get(row.deliverable_id) ?? [];
    return {
      ...row,
      creator_name: full_name?.trim() || 'A creator',
      said_by: firstNameOf(full_name),
      post_url: post_url ?? '',
      posted_at: posted_at ?? '',
      current: newestOf(theirs),
      days: theirs,
    };
  });
}

const MOST_POSTS = 2_000;

/** Without a link there is no post: a returned link takes its numbers along. */
function selectPosts(db: Database, of: { campaign_id: string } | { collaboration_id: string }) {
  return db
    .selectFrom('post_watches as t')
    .innerJoin('deliverables as d', 'd.id', 't.deliverable_id')
    .innerJoin('collaborations as w', 'w.id', 'd.collaboration_id')
    .innerJoin('creators as k', 'k.id', 'w.creator_id')
    .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
    .select(['d.id as deliverable_id', 'd.collaboration_id', 'w.creator_id', 'p.full_name'])
    .select(['d.kind', 'd.quantity', 'd.status', 't.platform', 'd.post_url', 'd.posted_at'])
    .select(['t.ends_at as reading_ends_at', 't.failure', 't.failing_since', 't.last_failure'])
    .where('d.post_url', 'is not', null)
    .where((eb) =>
      'campaign_id' in of ? eb('w.campaign_id', '=', of.campaign_id) : eb('w.id', '=', of.collaboration_id),
    )
    .orderBy('d.posted_at')
    .orderBy('d.id')
    .limit(MOST_POSTS)
    .execute();
}

/** A day can have a number that was read and one that was typed; the later one counts. */
async function readDays(db: Database, ids: readonly string[]): Promise<Map<string, PostReading[]>> {
  const found = new Map<string, PostReading[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('post_readings as r')
    .distinctOn(['r.deliverable_id', 'r.day'])
    .select(['r.deliverable_id', 'r.day', 'r.source', 'r.read_at', 'r.screenshot_id'])
    .select(['r.views', 'r.reach', 'r.likes', 'r.comments', 'r.saves', 'r.shares'])
    .where('r.deliverable_id', 'in', [...ids])
    .orderBy('r.deliverable_id')
    .orderBy('r.day')
    .orderBy('r.read_at', 'desc')
    .orderBy('r.source')
    .execute();
  for (const { deliverable_id, ...reading } of rows) {
    found.set(deliverable_id, [...(found.get(deliverable_id) ?? []), reading]);
  }
  return found;
}

function newestOf(days: readonly PostReading[]): PostReading | null {
  return days.reduce<PostReading | null>(
    (newest, one) =>
      newest === null || Date.parse(one.read_at) >= Date.parse(newest.read_at) ? one : newest,
    null,
  );
}
