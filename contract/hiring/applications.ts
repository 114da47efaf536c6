import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS, QUESTIONS_MAX } from '#domain/campaigns/campaign-limits.ts';
import {
  ANSWER_MAX_LENGTH,
  APPLICATION_AVAILABILITY_MAX_LENGTH,
  APPLICATION_STATUSES,
  MOST_APPLICATION_PIECES,
  PITCH_MAX_LENGTH,
} from '#domain/hiring/application-states.ts';

const applicationParams = z.object({ id: z.uuid() });
const campaignApplicationParams = z.object({ campaign_id: z.uuid() });

/** A piece from the creator's portfolio: an uploaded file, or a link to a live post. */
export const applicationPiece = z
  .object({ kind: z.enum(['file', 'link']), id: z.uuid() })
  .meta({ id: 'ApplicationPiece' });
export type ApplicationPiece = z.infer<typeof applicationPiece>;

export const applicationRequest = z
  .object({
    pitch: z
      .string()
      .trim()
      .min(1, 'Describe what you’d make in a few sentences')
      .max(PITCH_MAX_LENGTH, `Use at most ${PITCH_MAX_LENGTH} characters`),
    availability: z
      .string()
      .trim()
      .max(
        APPLICATION_AVAILABILITY_MAX_LENGTH,
        `Use at most ${APPLICATION_AVAILABILITY_MAX_LENGTH} characters`,
      )
      .default(''),
    /** One answer to each question of the campaign, in their order. */
    answers: z
      .array(
        z
          .string()
          .trim()
          .min(1, 'Answer this question')
          .max(ANSWER_MAX_LENGTH, `Use at most ${ANSWER_MAX_LENGTH} characters`),
      )
      .max(QUESTIONS_MAX)
      .default([]),
    pieces: z
      .array(applicationPiece)
      .max(MOST_APPLICATION_PIECES, `Choose up to ${MOST_APPLICATION_PIECES}`)
      .refine((pieces) => new Set(pieces.map(({ id }) => id)).size === pieces.length, {
        error: 'Choose each piece only once',
      })
      .default([]),
    /** The version of the brief the creator read. Its terms must still be current. */
    brief_version: z.number().int().min(1),
    /** A payout other than the posted one, if the campaign accepts quotes. */
    quote: z
      .object({
        amount_cents: z.number().int().min(PAYOUT_MIN_CENTS).max(PAYOUT_MAX_CENTS),
        reason: z.string().trim().max(300).default(''),
      })
      .optional(),
  })
  .meta({ id: 'ApplicationRequest' });
export type ApplicationRequest = z.output<typeof applicationRequest>;

const applicationState = z
  .object({ application_id: z.string(), status: z.enum(APPLICATION_STATUSES) })
  .meta({ id: 'ApplicationState' });

const briefConsent = z.strictObject({ brief_version: z.number().int().min(1) }).meta({ id: 'BriefConsent' });

export const applicationEndpoints = endpoints({
  applyToCampaign: {
    method: 'POST',
    url: '/api/campaigns/:campaign_id/applications',
    access: 'creator',
    summary: 'Apply to a campaign; repeated requests keep one application',
    params: campaignApplicationParams,
    body: applicationRequest,
    response: applicationState,
  },
  agreeToBrief: {
    method: 'POST',
    url: '/api/applications/:id/consent',
    access: 'creator',
    summary: 'Agree to the changed brief of a campaign I applied to',
    params: applicationParams,
    body: briefConsent,
    response: applicationState,
  },
  withdrawApplication: {
    method: 'POST',
    url: '/api/applications/:id/withdrawal',
    access: 'creator',
    summary: 'Withdraw an application',
    params: applicationParams,
    response: applicationState,
  },
  declineCampaignInvitation: {
    method: 'POST',
    url: '/api/applications/:id/decline',
    access: 'creator',
    summary: 'Decline an invitation to apply',
    params: applicationParams,
    response: applicationState,
  },
});
