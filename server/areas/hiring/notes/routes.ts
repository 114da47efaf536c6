import { applicationNoteEndpoints } from '#contract/hiring/notes.ts';
import { handle } from '#server/platform/http/route.ts';
import { addNote } from './commands/add-note.ts';
import { deleteNote } from './commands/delete-note.ts';
import { listNotes } from './queries/list-notes.ts';

export const applicationNoteRoutes = [
  handle(applicationNoteEndpoints.listApplicationNotes, ({ context, account, params }) =>
    listNotes(context.db, account, params),
  ),
  handle(applicationNoteEndpoints.addApplicationNote, ({ context, account, params, body }) =>
    addNote(context, account, params, body.body),
  ),
  handle(applicationNoteEndpoints.deleteApplicationNote, ({ context, account, params }) =>
    deleteNote(context.db, account, params),
  ),
];
