import { z } from 'zod';
import { reviewFigures } from '#contract/base/ratings.ts';
import { campaignDetailParams } from '#contract/campaigns/details.ts';
import { creatorParams } from '#contract/creators/profiles.ts';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import {
  REPORT_DECISIONS,
  REPORT_REASONS,
  REVIEW_SIDES,
  REVIEW_WORDS_MAX_LENGTH,
} from '#domain/work/reviews.ts';
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

/** The one public answer of the side that was reviewed. */
export const reviewAnswer = z.object({ words: z.string(), created_at: moment }).meta({ id: 'ReviewAnswer' });
export type ReviewAnswer = z.infer<typeof reviewAnswer>;

export const review = z
  .object({
    id: z.string(),
    stars: z.number().int(),
    words: z.string(),
    created_at: moment,
    shown_at: moment.nullable(),
    /** Only its author still sees a review that was hidden after a report. */
    is_hidden: z.boolean(),
    answer: reviewAnswer.nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

const someWords = (least: number, fault: string) =>
  z
    .string()
    .trim()
    .min(least, fault)
    .max(REVIEW_WORDS_MAX_LENGTH, `At most ${REVIEW_WORDS_MAX_LENGTH} characters`);

const answerRequest = z
  .strictObject({ words: someWords(1, 'Write your answer') })
  .meta({ id: 'ReviewAnswerRequest' });

const reviewParams = z.object({ id: z.uuid() });
export const reportRequest = z
  .strictObject({
    reason: z.enum(REPORT_REASONS, { error: 'Choose a reason' }),
    note: someWords(0, '').default(''),
  })
  .meta({ id: 'ReviewReportRequest' });
export type ReportRequest = z.infer<typeof reportRequest>;

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
    /** Until when the caller can answer the rating of their side; null where they can't. */
    answer_until: moment.nullable(),
    /** Whether the caller can report the rating of their side. */
    can_report: z.boolean(),
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
    answer: reviewAnswer.nullable(),
    /** Whether the caller can report it: not their own, and not one they reported. */
    can_report: z.boolean(),
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

const reviewReport = z
  .object({
    id: z.string(),
    reason: z.enum(REPORT_REASONS),
    note: z.string(),
    reporter_name: z.string(),
    created_at: moment,
  })
  .meta({ id: 'ReviewReport' });

const reportedFacts = z.object({
  review_id: z.string(),
  collaboration_id: z.string(),
  /** Who wrote it. */
  side: z.enum(REVIEW_SIDES),
  stars: z.number().int(),
  words: z.string(),
  author_name: z.string(),
  reviewed_name: z.string(),
  campaign_title: z.string(),
  shown_at: moment,
});

/** A review with its open reports. */
export const reportedReview = reportedFacts
  .extend({ answer: reviewAnswer.nullable(), reports: z.array(reviewReport).max(20) })
  .meta({ id: 'ReportedReview' });
export type ReportedReview = z.infer<typeof reportedReview>;

/** An admin's decision about a reported review. */
export const decidedReview = reportedFacts
  .extend({
    decision: z.enum(REPORT_DECISIONS),
    decision_words: z.string(),
    decided_by: z.string(),
    decided_at: moment,
  })
  .meta({ id: 'DecidedReview' });
export type DecidedReview = z.infer<typeof decidedReview>;

export const reportedReviews = z
  .object({ open: z.array(reportedReview).max(50), decided: z.array(decidedReview).max(20) })
  .meta({ id: 'ReportedReviews' });
export type ReportedReviews = z.infer<typeof reportedReviews>;

export const reviewDecision = z
  .strictObject({
    decision: z.enum(REPORT_DECISIONS),
    words: someWords(10, 'Write at least 10 characters'),
  })
  .meta({ id: 'ReviewDecision' });
export type ReviewDecision = z.infer<typeof reviewDecision>;

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
  answerReview: {
    method: 'POST',
    url: '/api/collaborations/:id/reviews/answer',
    access: 'in_good_standing',
    summary: 'Answer the rating of my side, once, within 14 days of its publication',
    params: collaborationParams,
    body: answerRequest,
    response: workReviews,
  },
  reportReview: {
    method: 'POST',
    url: '/api/reviews/:id/reports',
    access: 'in_good_standing',
    summary: 'Report a rating, once; an admin keeps or hides it',
    params: reviewParams,
    body: reportRequest,
    response: done,
  },
  listReportedReviews: {
    method: 'GET',
    url: '/api/admin/reported-reviews',
    access: 'admin',
    summary: 'List reported ratings, oldest report first, and recent decisions',
    response: reportedReviews,
  },
  decideReview: {
    method: 'POST',
    url: '/api/admin/reviews/:id/decision',
    access: 'admin',
    summary: 'Decide the open reports of a rating: keep or hide it',
    params: reviewParams,
    body: reviewDecision,
    response: done,
  },
});
