import { z } from 'zod';
import { REVIEW_WORDS_MAX_LENGTH } from '#domain/reviews.ts';
import { cursor } from './lists.ts';

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

/** What both sides say of each other, as far as whoever looks may read it. */
export const workReviews = z
  .object({
    side: z.enum(['creator', 'business', 'admin']),
    business_name: z.string(),
    creator_name: z.string(),
    /** Until when one can be written; null while the work is not done. */
    open_until: moment.nullable(),
    can_write: z.boolean(),
    /** One's own; null where none was written, and for admins. */
    own: review.nullable(),
    /** What each side wrote, once it is open. */
    of_creator: review.nullable(),
    of_business: review.nullable(),
  })
  .meta({ id: 'WorkReviews' });
export type WorkReviews = z.infer<typeof workReviews>;

/** How somebody was found over all their work; the average is null below three reviews. */
export const reviewFigures = z
  .object({ count: z.number().int(), average: z.number().nullable() })
  .meta({ id: 'ReviewFigures' });
export type ReviewFigures = z.infer<typeof reviewFigures>;

export const reviewsQuery = z.object({
  cursor,
  limit: z.coerce.number().int().min(1).max(20).default(5),
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
