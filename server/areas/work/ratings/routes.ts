import { DONE } from '#contract/platform/answers.ts';
import { ratingEndpoints } from '#contract/work/ratings.ts';
import { handle } from '#server/platform/http/route.ts';
import { answerRating } from './commands/answer-rating.ts';
import { decideRating } from './commands/decide-rating.ts';
import { reportRating } from './commands/report-rating.ts';
import { writeRating } from './commands/write-rating.ts';
import { getWorkRatings } from './queries/get-work-ratings.ts';
import { listRatingsOfBusiness, listRatingsOfCreator } from './queries/list-for-viewer.ts';
import { listReportedRatings } from './queries/list-reported-ratings.ts';

export const ratingRoutes = [
  handle(ratingEndpoints.getWorkRatings, ({ context, account, params }) =>
    getWorkRatings(context, account, params.id),
  ),
  handle(ratingEndpoints.writeRating, async ({ context, account, params, body }) => {
    await writeRating(context, account, { ...body, collaboration_id: params.id });
    return getWorkRatings(context, account, params.id);
  }),
  handle(ratingEndpoints.listCreatorRatings, ({ context, account, params, query }) =>
    listRatingsOfCreator(context, account, { ...params, ...query }),
  ),
  handle(ratingEndpoints.listBusinessRatings, ({ context, account, params, query }) =>
    listRatingsOfBusiness(context, account, { ...params, ...query }),
  ),
  handle(ratingEndpoints.answerRating, async ({ context, account, params, body }) => {
    await answerRating(context, account, { ...body, collaboration_id: params.id });
    return getWorkRatings(context, account, params.id);
  }),
  handle(ratingEndpoints.reportRating, async ({ context, account, params, body }) => {
    await reportRating(context, account, { ...body, ...params });
    return DONE;
  }),
  handle(ratingEndpoints.listReportedRatings, ({ context }) => listReportedRatings(context.db)),
  handle(ratingEndpoints.decideRating, async ({ context, account, params, body }) => {
    await decideRating(context, account, { ...body, ...params });
    return DONE;
  }),
];
