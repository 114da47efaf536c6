import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { choiceCounts, cursor, sortedBy } from '#contract/platform/lists.ts';
import { workFile } from '#contract/work/deliverables.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/account-states.ts';
import {
  ABUSE_REASONS,
  APPEAL_MAX_LENGTH,
  APPEAL_OUTCOMES,
  DECISION_WORDS_MAX_LENGTH,
  DECISION_WORDS_MIN_LENGTH,
  REPORT_ACTIONS,
  REPORT_NOTE_MAX_LENGTH,
  REPORT_TARGETS,
} from '#domain/admin/reports.ts';

const moment = z.string();
const target = { target_type: z.enum(REPORT_TARGETS), target_id: z.uuid() };
const atMost = (most: number) => z.string().trim().max(most, `At most ${most} characters`);

export const newReport = z
  .strictObject({
    ...target,
    reason: z.enum(ABUSE_REASONS, { error: 'Choose a reason' }),
    note: atMost(REPORT_NOTE_MAX_LENGTH).default(''),
  })
  .meta({ id: 'NewReport' });
export type NewReport = z.output<typeof newReport>;

const words = atMost(DECISION_WORDS_MAX_LENGTH).min(
  DECISION_WORDS_MIN_LENGTH,
  `Write at least ${DECISION_WORDS_MIN_LENGTH} characters`,
);

const reportTarget = z.object({ target_type: z.enum(REPORT_TARGETS), target_id: z.string() });

/** A campaign, creator, business, message or uploaded file with open reports. */
const reportedTarget = reportTarget
  .extend({
    /** The title of the campaign, or the name of the business, creator, sender or owner of the file. */
    name: z.string(),
    report_count: z.number().int(),
    reasons: z.array(z.enum(ABUSE_REASONS)).max(ABUSE_REASONS.length),
    first_reported_at: moment,
  })
  .meta({ id: 'ReportedTarget' });
export type ReportedTarget = z.infer<typeof reportedTarget>;

/** An admin's decision, with its appeal if there is one. */
const decidedReport = reportTarget
  .extend({
    id: z.string(),
    name: z.string(),
    /** The person it is about. */
    person_name: z.string().nullable(),
    action: z.enum(REPORT_ACTIONS),
    words: z.string(),
    decided_by: z.string(),
    decided_at: moment,
    appeal_words: z.string().nullable(),
    appealed_at: moment.nullable(),
    appeal_outcome: z.enum(APPEAL_OUTCOMES).nullable(),
    appeal_answer: z.string().nullable(),
    appeal_decided_by: z.string().nullable(),
    appeal_decided_at: moment.nullable(),
  })
  .meta({ id: 'DecidedReport' });
export type DecidedReport = z.infer<typeof decidedReport>;

const reportQueue = z
  .object({
    open: z.array(reportedTarget).max(50),
    /** Decisions whose appeal is open. */
    appeals: z.array(decidedReport).max(50),
  })
  .meta({ id: 'ReportQueue' });
export type ReportQueue = z.infer<typeof reportQueue>;

const reportDecisionsQuery = z.object({
  action: z.enum(REPORT_ACTIONS).optional(),
  ...sortedBy(['decided']),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(20),
});
export type ReportDecisionsQuery = z.output<typeof reportDecisionsQuery>;

const reportDecisionPage = z
  .object({
    decisions: z.array(decidedReport).max(50),
    next_cursor: z.string().nullable(),
    counts: choiceCounts,
  })
  .meta({ id: 'ReportDecisionPage' });
export type ReportDecisionPage = z.infer<typeof reportDecisionPage>;

const caseMessage = z.object({
  id: z.string(),
  sender_name: z.string(),
  body: z.string(),
  file_count: z.number().int(),
  is_reported: z.boolean(),
  /** Deleted by its sender, or hidden by us. */
  is_deleted: z.boolean(),
  created_at: moment,
});

/** A reported record in its context, with its open reports and earlier decisions about the same person. */
export const reportCase = reportTarget
  .extend({
    name: z.string(),
    /** The description of a campaign or business, or a creator's bio. */
    text: z.string().nullable(),
    /** The status of a campaign. */
    status: z.string().nullable(),
    /** The reported picture or video. It can be hidden unless it was sent as work, in a message or in a dispute. */
    upload: z.object({ file: workFile, can_hide: z.boolean() }).nullable(),
    /** The reported message with up to five before and after it. */
    messages: z.array(caseMessage).max(11),
    person: z
      .object({
        user_id: z.string(),
        name: z.string(),
        email: z.string(),
        account_status: z.enum(ACCOUNT_STATUSES),
        /** Messages that led away from Bizmeet before there was a contract; up to a hundred. */
        contact_details_count: z.number().int().max(100),
      })
      .nullable(),
    report_count: z.number().int(),
    reports: z
      .array(
        z.object({
          id: z.string(),
          reason: z.enum(ABUSE_REASONS),
          note: z.string(),
          reporter_name: z.string(),
          created_at: moment,
        }),
      )
      .max(20),
    earlier: z.array(decidedReport).max(20),
  })
  .meta({ id: 'ReportCase' });
export type ReportCase = z.infer<typeof reportCase>;

/** The person reads the words of every action but `nothing`, whose words only admins read. */
const newReportDecision = z
  .strictObject({ action: z.enum(REPORT_ACTIONS), words })
  .meta({ id: 'NewReportDecision' });
export type NewReportDecision = z.output<typeof newReportDecision>;

const appealDecision = z
  .strictObject({ outcome: z.enum(APPEAL_OUTCOMES), words })
  .meta({ id: 'ReportAppealDecision' });
export type AppealDecision = z.output<typeof appealDecision>;

const appealDecided = z
  .object({
    /** Whether the message, campaign or account is back. */
    is_restored: z.boolean(),
  })
  .meta({ id: 'ReportAppealDecided' });

/** A decision as the person it is about reads it. */
const ownDecision = z
  .object({
    id: z.string(),
    target_type: z.enum(REPORT_TARGETS),
    /** The title of the campaign, the name of the business or the text of the message. */
    about: z.string(),
    action: z.enum(REPORT_ACTIONS),
    words: z.string(),
    decided_at: moment,
    appeal_until: moment,
    /** Why it can't be appealed; null if it can. */
    appeal_refusal: z.string().nullable(),
    appeal_words: z.string().nullable(),
    appealed_at: moment.nullable(),
    appeal_outcome: z.enum(APPEAL_OUTCOMES).nullable(),
    appeal_answer: z.string().nullable(),
  })
  .meta({ id: 'OwnReportDecision' });
export type OwnDecision = z.infer<typeof ownDecision>;

const ownDecisions = z.object({ decisions: z.array(ownDecision).max(50) }).meta({ id: 'OwnReportDecisions' });
export type OwnDecisions = z.infer<typeof ownDecisions>;

const appealRequest = z
  .strictObject({ words: atMost(APPEAL_MAX_LENGTH).min(10, 'Write at least 10 characters') })
  .meta({ id: 'ReportAppealRequest' });

const decisionParams = z.object({ id: z.uuid() });
const targetParams = z.object(target);
export type TargetParams = z.output<typeof targetParams>;

export const reportEndpoints = endpoints({
  report: {
    method: 'POST',
    url: '/api/reports',
    access: 'in_good_standing',
    summary: 'Report a campaign, creator, business, message or uploaded file to the admins',
    body: newReport,
    response: done,
    status: 201,
  },
  listOwnDecisions: {
    method: 'GET',
    url: '/api/me/report-decisions',
    access: 'signed_in',
    summary: 'List decisions about me that followed a report, newest first',
    response: ownDecisions,
  },
  appealDecision: {
    method: 'POST',
    url: '/api/me/report-decisions/:id/appeal',
    access: 'signed_in',
    summary: 'Appeal a decision about me, once, within 14 days',
    params: decisionParams,
    body: appealRequest,
    response: done,
  },
  listReports: {
    method: 'GET',
    url: '/api/admin/reports',
    access: 'admin',
    summary: 'List reported records, oldest report first, with open appeals',
    response: reportQueue,
  },
  listReportDecisions: {
    method: 'GET',
    url: '/api/admin/report-decisions',
    access: 'admin',
    summary: 'List decisions on reports, newest first or sorted',
    query: reportDecisionsQuery,
    response: reportDecisionPage,
  },
  getReportCase: {
    method: 'GET',
    url: '/api/admin/reports/:target_type/:target_id',
    access: 'admin',
    summary: 'Get a reported record with its context, reports and earlier decisions',
    params: targetParams,
    response: reportCase,
  },
  decideReports: {
    method: 'POST',
    url: '/api/admin/reports/:target_type/:target_id/decision',
    access: 'admin_operations',
    confirm: 'fresh',
    summary: 'Decide all open reports of a record',
    params: targetParams,
    body: newReportDecision,
    response: done,
  },
  decideAppeal: {
    method: 'POST',
    url: '/api/admin/report-decisions/:id/appeal-decision',
    access: 'admin_operations',
    confirm: 'fresh',
    summary: 'Decide an appeal: uphold or lift the decision',
    params: decisionParams,
    body: appealDecision,
    response: appealDecided,
  },
});
