import { z } from 'zod';
import { ratingFigures } from '#contract/base/ratings.ts';
import { campaignDetailParams } from '#contract/campaigns/details.ts';
import { creatorParams } from '#contract/creators/profiles.ts';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import {
  RATING_SIDES,
  RATING_WORDS_MAX_LENGTH,
  REPORT_DECISIONS,
  REPORT_REASONS,
} from '#domain/work/ratings.ts';
import { collaborationParams } from './collaborations.ts';

const moment = z.string();

export const ratingRequest = z
  .object({
    stars: z.number().int().min(1, 'Choose one to five stars').max(5),
    words: z
      .string()
      .trim()
      .max(RATING_WORDS_MAX_LENGTH, `At most ${RATING_WORDS_MAX_LENGTH} characters`)
      .default(''),
  })
  .meta({ id: 'RatingRequest' });
export type RatingRequest = z.infer<typeof ratingRequest>;

/** The only public answer of the side that was rated. */
export const ratingAnswer = z.object({ words: z.string(), created_at: moment }).meta({ id: 'RatingAnswer' });
export type RatingAnswer = z.infer<typeof ratingAnswer>;

export const rating = z
  .object({
    id: z.string(),
    stars: z.number().int(),
    words: z.string(),
    created_at: moment,
    shown_at: moment.nullable(),
    /** A rating that was hidden after a report is only visible to its author. */
    is_hidden: z.boolean(),
    answer: ratingAnswer.nullable(),
  })
  .meta({ id: 'Rating' });
export type Rating = z.infer<typeof rating>;

const someWords = (least: number, fault: string) =>
  z
    .string()
    .trim()
    .min(least, fault)
    .max(RATING_WORDS_MAX_LENGTH, `At most ${RATING_WORDS_MAX_LENGTH} characters`);

const answerRequest = z
  .strictObject({ words: someWords(1, 'Write your answer') })
  .meta({ id: 'RatingAnswerRequest' });

const ratingParams = z.object({ id: z.uuid() });
export const reportRequest = z
  .strictObject({
    reason: z.enum(REPORT_REASONS, { error: 'Choose a reason' }),
    note: someWords(0, '').default(''),
  })
  .meta({ id: 'RatingReportRequest' });
export type ReportRequest = z.infer<typeof reportRequest>;

/** The ratings of both sides, as far as the caller may read them. */
export const workRatings = z
  .object({
    side: z.enum(['creator', 'business', 'admin']),
    business_name: z.string(),
    creator_name: z.string(),
    /** The deadline for writing one; null until the work is done. */
    open_until: moment.nullable(),
    can_write: z.boolean(),
    /** The caller's own rating; null if there is none, and for admins. */
    own: rating.nullable(),
    /** Each side's rating, once both are published. */
    of_creator: rating.nullable(),
    of_business: rating.nullable(),
    /** The caller's deadline for answering the rating of their side; null if they can't. */
    answer_until: moment.nullable(),
    /** Whether the caller can report the rating of their side. */
    can_report: z.boolean(),
  })
  .meta({ id: 'WorkRatings' });
export type WorkRatings = z.infer<typeof workRatings>;

export const ratingsQuery = z.object({
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(20).default(5),
});

const shownRating = z
  .object({
    id: z.string(),
    stars: z.number().int(),
    words: z.string(),
    author_name: z.string(),
    campaign_title: z.string(),
    shown_at: moment,
    answer: ratingAnswer.nullable(),
    /** Whether the caller can report it: neither their own nor one they already reported. */
    can_report: z.boolean(),
  })
  .meta({ id: 'ShownRating' });

export const ratingPage = z
  .object({
    figures: ratingFigures,
    ratings: z.array(shownRating).max(20),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'RatingPage' });
export type RatingPage = z.infer<typeof ratingPage>;

const ratingReport = z
  .object({
    id: z.string(),
    reason: z.enum(REPORT_REASONS),
    note: z.string(),
    reporter_name: z.string(),
    created_at: moment,
  })
  .meta({ id: 'RatingReport' });

const reportedFacts = z.object({
  rating_id: z.string(),
  collaboration_id: z.string(),
  /** The author's side. */
  side: z.enum(RATING_SIDES),
  stars: z.number().int(),
  words: z.string(),
  author_name: z.string(),
  rated_name: z.string(),
  campaign_title: z.string(),
  shown_at: moment,
});

/** A rating with its open reports. */
export const reportedRating = reportedFacts
  .extend({ answer: ratingAnswer.nullable(), reports: z.array(ratingReport).max(20) })
  .meta({ id: 'ReportedRating' });
export type ReportedRating = z.infer<typeof reportedRating>;

/** An admin's decision about a reported rating. */
export const decidedRating = reportedFacts
  .extend({
    decision: z.enum(REPORT_DECISIONS),
    decision_words: z.string(),
    decided_by: z.string(),
    decided_at: moment,
  })
  .meta({ id: 'DecidedRating' });
export type DecidedRating = z.infer<typeof decidedRating>;

export const reportedRatings = z
  .object({ open: z.array(reportedRating).max(50), decided: z.array(decidedRating).max(20) })
  .meta({ id: 'ReportedRatings' });
export type ReportedRatings = z.infer<typeof reportedRatings>;

export const ratingDecision = z
  .strictObject({
    decision: z.enum(REPORT_DECISIONS),
    words: someWords(10, 'Write at least 10 characters'),
  })
  .meta({ id: 'RatingDecision' });
export type RatingDecision = z.infer<typeof ratingDecision>;

export const ratingEndpoints = endpoints({
  getWorkRatings: {
    method: 'GET',
    url: '/api/collaborations/:id/ratings',
    access: 'in_good_standing',
    is_viewable: true,
    summary: "List a collaboration's ratings; the other side's appears once both are published",
    params: collaborationParams,
    response: workRatings,
  },
  writeRating: {
    method: 'PUT',
    url: '/api/collaborations/:id/ratings/own',
    access: 'in_good_standing',
    summary: 'Rate the other side after the work is done; it can be edited until it is published',
    params: collaborationParams,
    body: ratingRequest,
    response: workRatings,
  },
  listCreatorRatings: {
    method: 'GET',
    url: '/api/creators/:id/ratings',
    access: 'business',
    is_viewable: true,
    summary: "List a creator's ratings from businesses, newest first",
    params: creatorParams,
    query: ratingsQuery,
    response: ratingPage,
  },
  listBusinessRatings: {
    method: 'GET',
    url: '/api/campaigns/:identifier/ratings',
    access: 'campaign_detail',
    is_viewable: true,
    summary: "List the ratings a campaign's business received from creators, newest first",
    params: campaignDetailParams,
    query: ratingsQuery,
    response: ratingPage,
  },
  answerRating: {
    method: 'POST',
    url: '/api/collaborations/:id/ratings/answer',
    access: 'in_good_standing',
    summary: 'Answer the rating of my side, once, within 14 days of its publication',
    params: collaborationParams,
    body: answerRequest,
    response: workRatings,
  },
  reportRating: {
    method: 'POST',
    url: '/api/ratings/:id/reports',
    access: 'in_good_standing',
    summary: 'Report a rating, once; an admin keeps or hides it',
    params: ratingParams,
    body: reportRequest,
    response: done,
  },
  listReportedRatings: {
    method: 'GET',
    url: '/api/admin/reported-ratings',
    access: 'admin_system',
    summary: 'List reported ratings, oldest report first, and recent decisions',
    response: reportedRatings,
  },
  decideRating: {
    method: 'POST',
    url: '/api/admin/ratings/:id/decision',
    access: 'admin_operations',
    summary: 'Decide the open reports of a rating: keep or hide it',
    params: ratingParams,
    body: ratingDecision,
    response: done,
  },
});
