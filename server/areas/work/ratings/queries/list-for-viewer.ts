import type { z } from 'zod';
import type { ReviewPage, reviewsQuery } from '#contract/work/ratings.ts';
import type { Account } from '#domain/accounts/access.ts';
import { getCampaignDetail } from '#server/areas/campaigns/details/queries/get-campaign-detail.ts';
import { viewCreator } from '#server/areas/creators/profiles/view-creator.ts';
import type { Context } from '#server/platform/context.ts';
import { listReviews } from './list-reviews.ts';

type Page = z.output<typeof reviewsQuery>;

/** Reviews of a creator are visible to those who may see the creator. */
export async function listReviewsOfCreator(
  { db }: Pick<Context, 'db'>,
  viewer: Account,
  { id, ...page }: Page & { id: string },
): Promise<ReviewPage> {
  await viewCreator(db, viewer, id);
  return listReviews(db, viewer, { creator_id: id }, page);
}

/** Reviews of a business are visible to everyone who may read its campaigns. */
export async function listReviewsOfBusiness(
  context: Pick<Context, 'db' | 'now'>,
  viewer: Account,
  { identifier, ...page }: Page & { identifier: string },
): Promise<ReviewPage> {
  const { business } = await getCampaignDetail(context, viewer, identifier);
  return listReviews(context.db, viewer, { business_id: business.id }, page);
}
