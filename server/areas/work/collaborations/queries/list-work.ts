import type { z } from 'zod';
import type { CollaborationList, collaborationQuery } from '#contract/work/collaborations.ts';
import type { Account } from '#domain/accounts/access.ts';
import { OPEN_COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import { getOwnCampaign } from '#server/areas/campaigns/campaigns/queries/find-own-campaign.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, readCursor } from '#server/platform/db/cursor.ts';
import { presentWork, selectWork } from './collaboration-rows.ts';

type Wanted = z.output<typeof collaborationQuery>;

/** The work of a creator, newest first. */
export async function listOwnWork(
  context: Context,
  { user_id }: Account,
  wanted: Wanted,
): Promise<CollaborationList> {
  return readPage(context, selectWork(context.db).where('k.user_id', '=', user_id), wanted);
}

/** The work of one campaign, for members of the business. */
export async function listCampaignWork(
  context: Context,
  account: Account,
  { business_id, identifier }: { business_id: string; identifier: string },
  wanted: Wanted,
): Promise<CollaborationList> {
  const place = { id: business_id, identifier };
  const { id } = await getOwnCampaign(context.db, account, place, 'read');
  return readPage(context, selectWork(context.db).where('w.campaign_id', '=', id), wanted);
}

async function readPage(
  context: Context,
  work: ReturnType<typeof selectWork>,
  { segment, cursor, limit }: Wanted,
): Promise<CollaborationList> {
  const after = readCursor(cursor);
  const rows = await work
    .$if(segment === 'open', (query) => query.where('w.status', 'in', OPEN_COLLABORATION_STATUSES))
    .$if(segment === 'done', (query) => query.where('w.status', 'in', ['completed', 'cancelled']))
    .$if(after !== null, (query) => query.where('w.id', '<', after?.[1] ?? ''))
    .orderBy('w.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, next_cursor } = cutPage(rows, limit, ({ id }) => ['', id]);
  return { collaborations: await presentWork(context, page), next_cursor };
}
