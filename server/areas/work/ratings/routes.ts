import { DONE } from '#contract/platform/answers.ts';
import { reviewEndpoints } from '#contract/work/ratings.ts';
import { handle } from '#server/platform/http/route.ts';
import { answerReview } from './commands/answer-review.ts';
import { decideReview } from './commands/decide-review.ts';
import { reportReview } from './commands/report-review.ts';
import { writeReview } from './commands/write-review.ts';
import { getWorkReviews } from './queries/get-work-reviews.ts';
import { listReviewsOfBusiness, listReviewsOfCreator } from './queries/list-for-viewer.ts';
import { listReportedReviews } from './queries/list-reported-reviews.ts';

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
  handle(reviewEndpoints.answerReview, async ({ context, account, params, body }) => {
    await answerReview(context, account, { ...body, collaboration_id: params.id });
    return getWorkReviews(context, account, params.id);
  }),
  handle(reviewEndpoints.reportReview, async ({ context, account, params, body }) => {
    await reportReview(context, account, { ...body, ...params });
    return DONE;
  }),
  handle(reviewEndpoints.listReportedReviews, ({ context }) => listReportedReviews(context.db)),
  handle(reviewEndpoints.decideReview, async ({ context, account, params, body }) => {
    await decideReview(context, account, { ...body, ...params });
    return DONE;
  }),
];
