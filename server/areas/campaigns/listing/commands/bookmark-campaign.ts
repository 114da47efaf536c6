import type { BookmarkKind } from '#domain/campaigns/campaign-filters.ts';
import { formatCount } from '#domain/format/count.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';

const MOST_BOOKMARKS = 1_000;

interface Bookmark {
  user_id: string;
  campaign_id: string;
}

/** Saves a campaign or hides it from the list. The last choice replaces the other. */
export async function bookmarkCampaign(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { user_id, campaign_id }: Bookmark,
  kind: BookmarkKind,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const creator_id = await lockCreatorOf(tx, user_id);
    await requireSeen(tx, campaign_id);
    await requireRoom(tx, creator_id);
    const created_at = now().toISOString();
    await tx
      .insertInto('campaign_bookmarks')
      .values({ creator_id, campaign_id, kind, created_at })
      .onConflict((conflict) =>
        conflict
          .columns(['creator_id', 'campaign_id'])
          .doUpdateSet({ kind, created_at })
          .where('campaign_bookmarks.kind', '!=', kind),
      )
      .execute();
  });
}

/** Removes a bookmark of this kind. Safe to repeat. */
export async function removeBookmark(
  db: Database,
  { user_id, campaign_id }: Bookmark,
  kind: BookmarkKind,
): Promise<void> {
  await db
    .deleteFrom('campaign_bookmarks')
    .where('campaign_id', '=', campaign_id)
    .where('kind', '=', kind)
    .where('creator_id', 'in', (eb) => eb.selectFrom('creators').select('id').where('user_id', '=', user_id))
    .execute();
}

async function lockCreatorOf(tx: Tx, userId: string): Promise<string> {
  const creator = await tx
    .selectFrom('creators')
    .select('id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (creator === undefined) throw new Problem('not_found', 'We can’t find that creator.');
  return creator.id;
}

/** To creators an unpublished campaign does not exist. */
async function requireSeen(tx: Tx, campaignId: string): Promise<void> {
  const campaign = await tx
    .selectFrom('campaigns')
    .select('id')
    .where('id', '=', campaignId)
    .where('published_at', 'is not', null)
    .where('is_offer', '=', false)
    .executeTakeFirst();
  if (campaign === undefined) throw new Problem('not_found', 'We can’t find that campaign.');
}

async function requireRoom(tx: Tx, creatorId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('campaign_bookmarks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  if (count < MOST_BOOKMARKS) return;
  throw new Problem(
    'conflict',
    `You can save or hide up to ${formatCount(MOST_BOOKMARKS)} campaigns. Remove some first.`,
  );
}
