import { createHash } from 'node:crypto';
import type { CampaignsQuery } from '#contract/campaigns.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { Written } from '../../http/written.ts';
import { pageCacheOf } from './page-cache.ts';
import { readMarks } from './read-marks.ts';
import { type ReadPage, readPage } from './read-page.ts';
import { pageKey, toWanted } from './wanted.ts';
import { writePage } from './write-page.ts';

/** A page of open campaigns: shared by everybody who looks for the same, with what is one's own laid over it. */
export async function listCampaigns(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  { role, user_id }: Pick<Account, 'role' | 'user_id'>,
  { cursor, limit, ...filters }: CampaignsQuery,
): Promise<Written> {
  const { db } = context;
  const isCreator = role === 'creator';
  const now = context.now();
  const asked = { wanted: toWanted(filters, isCreator, now), cursor, limit, now };
  const key = keyOf(pageKey(asked.wanted, cursor, limit, now));
  const cache = pageCacheOf(context);
  const reader = isCreator ? user_id : null;
  const known = cache.idsOf(key);
  const before = await readMarks(db, reader, known);
  const page = await cache.take(key, before.generation, now, () => readPage(db, asked));
  const marks = isSame(known, page) ? before : await readMarks(db, reader, idsOf(page));
  if (reader === null || marks.hidden.size === 0) return new Written(writePage(page, marks, isCreator));
  const shown = await readPage(db, { ...asked, without: await listHidden(db, reader) });
  return new Written(writePage(shown, await readMarks(db, reader, idsOf(shown)), isCreator));
}

/** What somebody types can be long; the key need not be. */
function keyOf(written: string): string {
  return createHash('sha1').update(written).digest('base64url');
}

function idsOf({ campaigns }: ReadPage): string[] {
  return campaigns.map(({ campaign_id }) => campaign_id);
}

function isSame(known: readonly string[], { campaigns }: ReadPage): boolean {
  return (
    known.length === campaigns.length && campaigns.every(({ campaign_id }, at) => campaign_id === known[at])
  );
}

/** More than this nobody hides; the newest count. */
const MOST_HIDDEN = 1_000;

async function listHidden(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('kept_campaigns')
    .innerJoin('creators', 'creators.id', 'kept_campaigns.creator_id')
    .select('campaign_id')
    .where('creators.user_id', '=', userId)
    .where('kept_as', '=', 'hidden')
    .orderBy('kept_campaigns.created_at', 'desc')
    .limit(MOST_HIDDEN)
    .execute();
  return rows.map(({ campaign_id }) => campaign_id);
}
