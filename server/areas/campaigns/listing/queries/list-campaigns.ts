import type { CampaignsQuery } from '#contract/campaigns/listing.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { SerializedJson } from '#server/platform/http/serialized-json.ts';
import { pageKey, toCriteria } from './criteria.ts';
import { listUnlisted } from './list-unlisted.ts';
import { pageCacheOf } from './page-cache.ts';
import { readMarks } from './read-marks.ts';
import { readPage, type SharedPage } from './read-page.ts';
import { writePage } from './write-page.ts';

/** A page of open campaigns. It is shared by equal searches, and the reader's own marks are added to it. */
export async function listCampaigns(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  { role, user_id }: Pick<Account, 'role' | 'user_id'>,
  { cursor, limit, ...filters }: CampaignsQuery,
): Promise<SerializedJson> {
  const { db } = context;
  const isCreator = role === 'creator';
  const now = context.now();
  const asked = { criteria: toCriteria(filters, isCreator, now), cursor, limit, now };
  const key = pageKey(asked.criteria, cursor, limit, now);
  const reader = isCreator ? user_id : null;
  // The first page counts, also what is further down, so it needs to know everything that is left out.
  const [{ page, marks }, unlisted] = await Promise.all([
    findPage(context, key, { ...asked, reader }),
    isCreator && !cursor ? listUnlisted(db, user_id) : [],
  ]);
  const isHiddenHere = [...marks.values()].some(({ bookmark }) => bookmark === 'hidden');
  if (!isHiddenHere && unlisted.length === 0) return new SerializedJson(writePage(page, marks, isCreator));
  const without = isHiddenHere ? await listUnlisted(db, user_id) : unlisted;
  const shown = await readPage(db, { ...asked, reader, without });
  return new SerializedJson(writePage(shown.page, shown.marks, isCreator));
}

/** Uses the cached page if nothing has changed since. The reader's own marks are always read. */
async function findPage(
  context: Pick<Context, 'db' | 'config'>,
  key: string,
  asked: Parameters<typeof readPage>[1],
): ReturnType<typeof readPage> {
  const { db } = context;
  const cache = pageCacheOf(context);
  for (;;) {
    const kept = cache.find(key, asked.now);
    if (kept === null) return cache.keep(key, asked.now, readPage(db, asked));
    const page = await kept.page;
    const { generation, marks } = await readMarks(db, asked.reader, idsOf(page), asked.now);
    if (page.generation >= generation) return { page, marks };
    cache.drop(key, kept);
  }
}

function idsOf({ campaigns }: SharedPage): string[] {
  return campaigns.map(({ campaign_id }) => campaign_id);
}
