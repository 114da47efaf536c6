import { z } from 'zod';
import { reviewFigures } from '#contract/base/ratings.ts';
import { campaignDetailParams } from '#contract/campaigns/details.ts';
import { creatorParams } from '#contract/creators/profiles.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import { REVIEW_WORDS_MAX_LENGTH } from '#domain/work/reviews.ts';
import { collaborationParams } from './collaborations.ts';

const moment = z.string();

export const reviewRequest = z
  .object({
    stars: z.number().int().min(1, 'Choose one to five stars').max(5),
    words: z
      .string()
      .trim()
      .max(REVIEW_WORDS_MAX_LENGTH, `At most ${REVIEW_WORDS_MAX_LENGTH} characters`)
      .default(''),
  })
  .meta({ id: 'ReviewRequest' });
export type ReviewRequest = z.infer<typeof reviewRequest>;

export const review = z
  .object({ stars: z.number().int(), words: z.string(), created_at: moment, shown_at: moment.nullable() })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

/** Both sides review each other; the reader gets as much as they may read. */
export const workReviews = z
  .object({
    side: z.enum(['creator', 'business', 'admin']),
    business_name: z.string(),
    creator_name: z.string(),
    /** Until when one can be written; null while the work is not done. */
    open_until: moment.nullable(),
    can_write: z.boolean(),
    /** The caller's own rating; null if there is none, and for admins. */
    own: review.nullable(),
    /** Each side's words, once both are open. */
    of_creator: review.nullable(),
    of_business: review.nullable(),
  })
  .meta({ id: 'WorkReviews' });
export type WorkReviews = z.infer<typeof workReviews>;

export const reviewsQuery = z.object({
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(20).default(5),
});

const shownReview = z
  .object({
    id: z.string(),
    stars: z.number().int(),
    words: z.string(),
    author_name: z.string(),
    campaign_title: z.string(),
    shown_at: moment,
  })
  .meta({ id: 'ShownReview' });

export const reviewPage = z
  .object({
    figures: reviewFigures,
    reviews: z.array(shownReview).max(20),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'ReviewPage' });
export type ReviewPage = z.infer<typeof reviewPage>;

export const reviewEndpoints = endpoints({
  getWorkReviews: {
    method: 'GET',
    url: '/api/collaborations/:id/reviews',
    access: 'in_good_standing',
    summary: "List a collaboration's ratings; the other side's appears once both are published",
    params: collaborationParams,
    response: workReviews,
  },
  writeReview: {
    method: 'PUT',
    url: '/api/collaborations/:id/reviews/own',
    access: 'in_good_standing',
    summary: 'Rate the other side after the work is done; it can be edited until it is published',
    params: collaborationParams,
    body: reviewRequest,
    response: workReviews,
  },
  listCreatorReviews: {
    method: 'GET',
    url: '/api/creators/:id/reviews',
    access: 'business',
    summary: "List a creator's ratings from businesses, newest first",
    params: creatorParams,
    query: reviewsQuery,
    response: reviewPage,
  },
  listBusinessReviews: {
    method: 'GET',
    url: '/api/campaigns/:identifier/reviews',
    access: 'campaign_detail',
    summary: "List the ratings a campaign's business received from creators, newest first",
    params: campaignDetailParams,
    query: reviewsQuery,
    response: reviewPage,
  },
});
