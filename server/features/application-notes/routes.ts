import {
  applicationNote,
  applicationNoteParams,
  applicationNotes,
  newApplicationNote,
} from '#contract/application-notes.ts';
import { campaignApplicantParams } from '#contract/campaign-applicants.ts';
import { done } from '#contract/sessions.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { addNote } from './add-note.ts';
import { deleteNote } from './delete-note.ts';
import { listNotes } from './list-notes.ts';

export const applicationNoteRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/applicants/:application_id/notes',
    access: 'business',
    operation: 'listApplicationNotes',
    summary: 'What the team wrote about an applicant',
    params: campaignApplicantParams,
    response: applicationNotes,
    handle: ({ context, params, ...call }) => listNotes(context.db, signedIn(call).account, params),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/applicants/:application_id/notes',
    access: 'business',
    operation: 'addApplicationNote',
    summary: 'Write a note for the team',
    params: campaignApplicantParams,
    body: newApplicationNote,
    response: applicationNote,
    status: 201,
    handle: ({ context, params, body, ...call }) =>
      addNote(context, signedIn(call).account, params, body.body),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/businesses/:id/campaigns/:identifier/applicants/:application_id/notes/:note_id',
    access: 'business',
    operation: 'deleteApplicationNote',
    summary: 'Delete a note of one’s own',
    params: applicationNoteParams,
    response: done,
    handle: ({ context, params, ...call }) => deleteNote(context.db, signedIn(call).account, params),
  }),
];
