import type { z } from 'zod';
import type { ReviewPage, reviewsQuery } from '#contract/reviews.ts';
import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { getCampaignDetail } from '../campaign-details/get-campaign-detail.ts';
import { viewCreator } from '../creators/view-creator.ts';
import { listReviews } from './list-reviews.ts';

type Page = z.output<typeof reviewsQuery>;

/** For whom a creator is not there, what was written about them is not either. */
export async function listReviewsOfCreator(
  { db }: Pick<Context, 'db'>,
  viewer: Account,
  { id, ...page }: Page & { id: string },
): Promise<ReviewPage> {
  await viewCreator(db, viewer, id);
  return listReviews(db, { creator_id: id }, page);
}

/** Whoever reads a campaign reads how its business treats those it works with. */
export async function listReviewsOfBusiness(
  context: Pick<Context, 'db' | 'now'>,
  viewer: Account,
  { identifier, ...page }: Page & { identifier: string },
): Promise<ReviewPage> {
  const { business } = await getCampaignDetail(context, viewer, identifier);
  return listReviews(context.db, { business_id: business.id }, page);
}
