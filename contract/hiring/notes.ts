import { z } from 'zod';
import { done } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { MOST_TEAM_NOTES, TEAM_NOTE_MAX_LENGTH } from '#domain/hiring/applicant-segments.ts';
import { campaignApplicantParams } from './applicants.ts';

const applicationNoteParams = campaignApplicantParams.extend({ note_id: z.uuid() });

/** The members of a business write these notes to each other about an applicant. */
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

const applicationNotes = z
  .object({ notes: z.array(applicationNote).max(MOST_TEAM_NOTES) })
  .meta({ id: 'ApplicationNotes' });

const newApplicationNote = z
  .object({
    body: z
      .string()
      .trim()
      .min(1, 'Write something first')
      .max(TEAM_NOTE_MAX_LENGTH, `Use at most ${TEAM_NOTE_MAX_LENGTH} characters`),
  })
  .meta({ id: 'NewApplicationNote' });

export const applicationNoteEndpoints = endpoints({
  listApplicationNotes: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/applicants/:application_id/notes',
    access: 'business',
    summary: "List the team's notes about an applicant",
    params: campaignApplicantParams,
    response: applicationNotes,
  },
  addApplicationNote: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/applicants/:application_id/notes',
    access: 'business',
    summary: 'Add a note about an applicant',
    params: campaignApplicantParams,
    body: newApplicationNote,
    response: applicationNote,
    status: 201,
  },
  deleteApplicationNote: {
    method: 'DELETE',
    url: '/api/businesses/:id/campaigns/:identifier/applicants/:application_id/notes/:note_id',
    access: 'business',
    summary: 'Delete my note about an applicant',
    params: applicationNoteParams,
    response: done,
  },
});
