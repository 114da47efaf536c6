import { z } from 'zod';
import { MOST_DECIDED_AT_ONCE } from '#domain/hiring/applicant-segments.ts';
import {
  APPLICATION_NOTE_MAX_LENGTH,
  APPLICATION_STATUSES,
  REJECT_REASONS,
} from '#domain/hiring/application-states.ts';

const moment = z.string().nullable();
const reasons = REJECT_REASONS.map(({ reason }) => reason);

const decision = {
  decision: z.enum(['shortlist', 'unshortlist', 'accept', 'reject']),
  reason: z.enum(reasons).optional(),
  /** A personal note to the creator, next to the reason. */
  note: z.string().trim().max(APPLICATION_NOTE_MAX_LENGTH).optional(),
};

const hasReason = ({ decision: what, reason }: { decision: string; reason?: string | undefined }) =>
  what !== 'reject' || reason !== undefined;
const NO_REASON = { path: ['reason'], message: 'Choose a reason' };

export const campaignApplicantDecision = z
  .strictObject(decision)
  .refine(hasReason, NO_REASON)
  .meta({ id: 'CampaignApplicantDecision' });
export type CampaignApplicantDecision = z.output<typeof campaignApplicantDecision>;

const applicationIds = z.array(z.uuid()).min(1).max(MOST_DECIDED_AT_ONCE);

export const campaignApplicantDecisions = z
  .strictObject({ application_ids: applicationIds, ...decision })
  .refine(hasReason, NO_REASON)
  .meta({ id: 'CampaignApplicantDecisions' });
export type CampaignApplicantDecisions = z.output<typeof campaignApplicantDecisions>;

export const decisionUndos = z
  .strictObject({ application_ids: applicationIds })
  .meta({ id: 'DecisionUndos' });

/** Until `undo_until` the decision can be undone, and nobody has been notified. */
export const campaignApplicantDecided = z
  .object({ application_id: z.string(), status: z.enum(APPLICATION_STATUSES), undo_until: moment })
  .meta({ id: 'CampaignApplicantDecided' });
export type CampaignApplicantDecided = z.infer<typeof campaignApplicantDecided>;

/** Each decision stands alone: one that fails doesn't stop the others. */
export const campaignApplicantsDecided = z
  .object({
    results: z
      .array(
        z.object({
          application_id: z.string(),
          status: z.enum(APPLICATION_STATUSES).nullable(),
          undo_until: moment,
          problem: z.string().nullable(),
        }),
      )
      .max(MOST_DECIDED_AT_ONCE),
  })
  .meta({ id: 'CampaignApplicantsDecided' });
export type CampaignApplicantsDecided = z.infer<typeof campaignApplicantsDecided>;
