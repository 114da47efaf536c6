import { z } from 'zod';
import {
  ANSWER_MAX_LENGTH,
  APPLICATION_AVAILABILITY_MAX_LENGTH,
  APPLICATION_STATUSES,
  MOST_APPLICATION_PIECES,
  PITCH_MAX_LENGTH,
} from '#domain/application-states.ts';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS, QUESTIONS_MAX } from '#domain/campaign-limits.ts';

export const applicationParams = z.object({ id: z.uuid() });
export const campaignApplicationParams = z.object({ campaign_id: z.uuid() });

/** A piece of one's own portfolio: an uploaded file, or a link to a live post. */
export const applicationPiece = z
  .object({ kind: z.enum(['file', 'link']), id: z.uuid() })
  .meta({ id: 'ApplicationPiece' });
export type ApplicationPiece = z.infer<typeof applicationPiece>;

export const applicationRequest = z
  .object({
    pitch: z
      .string()
      .trim()
      .min(1, 'Say in a few lines what you would make')
      .max(PITCH_MAX_LENGTH, `Cut it to ${PITCH_MAX_LENGTH} characters`),
    availability: z
      .string()
      .trim()
      .max(APPLICATION_AVAILABILITY_MAX_LENGTH, `Cut it to ${APPLICATION_AVAILABILITY_MAX_LENGTH} characters`)
      .default(''),
    /** One to each question of the campaign, in their order. */
    answers: z
      .array(
        z
          .string()
          .trim()
          .min(1, 'Answer this one too')
          .max(ANSWER_MAX_LENGTH, `Cut it to ${ANSWER_MAX_LENGTH} characters`),
      )
      .max(QUESTIONS_MAX)
      .default([]),
    pieces: z
      .array(applicationPiece)
      .max(MOST_APPLICATION_PIECES, `Choose up to ${MOST_APPLICATION_PIECES}`)
      .refine((pieces) => new Set(pieces.map(({ id }) => id)).size === pieces.length, {
        error: 'Choose each piece once',
      })
      .default([]),
    /** Another payout than the posted one, where the campaign takes quotes. */
    quote: z
      .object({
        amount_cents: z.number().int().min(PAYOUT_MIN_CENTS).max(PAYOUT_MAX_CENTS),
        reason: z.string().trim().max(300).default(''),
      })
      .optional(),
  })
  .meta({ id: 'ApplicationRequest' });
export type ApplicationRequest = z.output<typeof applicationRequest>;

export const applicationStanding = z
  .object({ application_id: z.string(), status: z.enum(APPLICATION_STATUSES) })
  .meta({ id: 'ApplicationStanding' });
