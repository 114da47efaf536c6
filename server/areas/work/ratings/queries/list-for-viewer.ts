import type { z } from 'zod';
import type { RatingPage, ratingsQuery } from '#contract/work/ratings.ts';
import type { Account } from '#domain/accounts/access.ts';
import { getCampaignDetail } from '#server/areas/campaigns/details/queries/get-campaign-detail.ts';
import { viewCreator } from '#server/areas/creators/profiles/view-creator.ts';
import type { Context } from '#server/platform/context.ts';
import { listRatings } from './list-ratings.ts';

type Page = z.output<typeof ratingsQuery>;

/** Ratings of a creator are visible to those who may see the creator. */
export async function listRatingsOfCreator(
  { db }: Pick<Context, 'db'>,
  viewer: Account,
  { id, ...page }: Page & { id: string },
): Promise<RatingPage> {
  await viewCreator(db, viewer, id);
  return listRatings(db, viewer, { creator_id: id }, page);
}

/** Ratings of a business are visible to everyone who may read its campaigns. */
export async function listRatingsOfBusiness(
  context: Pick<Context, 'db' | 'now'>,
  viewer: Account,
  { identifier, ...page }: Page & { identifier: string },
): Promise<RatingPage> {
  const { business } = await getCampaignDetail(context, viewer, identifier);
  return listRatings(context.db, viewer, { business_id: business.id }, page);
}
