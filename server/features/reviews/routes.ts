import { campaignDetailParams } from '#contract/campaign-details.ts';
import { collaborationParams } from '#contract/collaborations.ts';
import { creatorParams } from '#contract/creators.ts';
import { reviewPage, reviewRequest, reviewsQuery, workReviews } from '#contract/reviews.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { getWorkReviews } from './get-work-reviews.ts';
import { listReviewsOfBusiness, listReviewsOfCreator } from './list-for-viewer.ts';
import { writeReview } from './write-review.ts';

export const reviewRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/collaborations/:id/reviews',
    access: 'in_good_standing',
    operation: 'getWorkReviews',
    summary: 'One’s own review of the work, and the other side’s once both are open',
    params: collaborationParams,
    response: workReviews,
    handle: ({ context, params, ...call }) => getWorkReviews(context, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/collaborations/:id/reviews/own',
    access: 'in_good_standing',
    operation: 'writeReview',
    summary: 'Review the other side once the work is done; it can be written over until it is open',
    params: collaborationParams,
    body: reviewRequest,
    response: workReviews,
    handle: async ({ context, params, body, ...call }) => {
      const { account } = signedIn(call);
      await writeReview(context, account, { ...body, collaboration_id: params.id });
      return getWorkReviews(context, account, params.id);
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/api/creators/:id/reviews',
    access: 'business',
    operation: 'listCreatorReviews',
    summary: 'What businesses wrote about a creator, the newest first',
    params: creatorParams,
    query: reviewsQuery,
    response: reviewPage,
    handle: ({ context, params, query, ...call }) =>
      listReviewsOfCreator(context, signedIn(call).account, { ...params, ...query }),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/campaigns/:identifier/reviews',
    access: 'campaign_detail',
    operation: 'listBusinessReviews',
    summary: 'What creators wrote about the business of a campaign, the newest first',
    params: campaignDetailParams,
    query: reviewsQuery,
    response: reviewPage,
    handle: ({ context, params, query, ...call }) =>
      listReviewsOfBusiness(context, signedIn(call).account, { ...params, ...query }),
  }),
];
