import { reviewEndpoints } from '#contract/work/ratings.ts';
import { handle } from '#server/platform/http/route.ts';
import { writeReview } from './commands/write-review.ts';
import { getWorkReviews } from './queries/get-work-reviews.ts';
import { listReviewsOfBusiness, listReviewsOfCreator } from './queries/list-for-viewer.ts';

export const reviewRoutes = [
  handle(reviewEndpoints.getWorkReviews, ({ context, account, params }) =>
    getWorkReviews(context, account, params.id),
  ),
  handle(reviewEndpoints.writeReview, async ({ context, account, params, body }) => {
    await writeReview(context, account, { ...body, collaboration_id: params.id });
    return getWorkReviews(context, account, params.id);
  }),
  handle(reviewEndpoints.listCreatorReviews, ({ context, account, params, query }) =>
    listReviewsOfCreator(context, account, { ...params, ...query }),
  ),
  handle(reviewEndpoints.listBusinessReviews, ({ context, account, params, query }) =>
    listReviewsOfBusiness(context, account, { ...params, ...query }),
  ),
];
