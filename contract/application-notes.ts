import { z } from 'zod';
import { MOST_TEAM_NOTES, TEAM_NOTE_MAX_LENGTH } from '#domain/applicant-segments.ts';
import { campaignApplicantParams } from './campaign-applicants.ts';

export const applicationNoteParams = campaignApplicantParams.extend({ note_id: z.uuid() });

/** What the people of a business write to each other about an applicant. */
export const applicationNote = z
  .object({
    id: z.string(),
    body: z.string(),
    author_name: z.string(),
    is_own: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: 'ApplicationNote' });
export type ApplicationNote = z.infer<typeof applicationNote>;

export const applicationNotes = z
  .object({ notes: z.array(applicationNote).max(MOST_TEAM_NOTES) })
  .meta({ id: 'ApplicationNotes' });

export const newApplicationNote = z
  .object({
    body: z
      .string()
      .trim()
      .min(1, 'Write something first')
      .max(TEAM_NOTE_MAX_LENGTH, `Cut it to ${TEAM_NOTE_MAX_LENGTH} characters`),
  })
  .meta({ id: 'NewApplicationNote' });
