import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { TEAM_NOTE_MAX_LENGTH } from '#domain/hiring/applicant-segments.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { agoWords } from './ago-words.ts';
import { type CampaignPlace, notesOptions } from './applicants-options.ts';

type TeamNotesProps = { place: CampaignPlace; applicationId: string; canWrite: boolean; now: Date };

/** The team's private notes. Creators never see them. */
export function TeamNotes({ place, applicationId, canWrite, now }: TeamNotesProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(notesOptions(api, place, applicationId));
  const { text, setText, adding, removing } = useTeamNotes(place, applicationId);
  const isTooLong = text.trim().length > TEAM_NOTE_MAX_LENGTH;
  const notes = data?.notes ?? [];
  if (!canWrite && notes.length === 0) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && !isTooLong) void adding.run();
  }

  return (
    <section aria-label="Team notes">
      <h3 className="type-item">Team notes</h3>
      {notes.length > 0 ? (
        <ul className="mt-1">
          {notes.map((note) => (
            <li key={note.id} className="flex items-start gap-3 border-line border-b py-2.5">
              <div className="min-w-0 grow text-md">
                <p className="wrap-anywhere whitespace-pre-line">{note.body}</p>
                <p className="mt-0.5 text-hint text-ink-3">
                  {note.is_own ? 'You' : note.author_name}, {agoWords(note.created_at, now)}
                </p>
              </div>
              {note.is_own && canWrite ? (
                <Button
                  variant="ghost"
                  size="dense"
                  shape="icon"
                  aria-label="Delete your note"
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => void removing.run(note.id)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {canWrite ? (
        <form onSubmit={submit} className="mt-3 grid gap-2">
          <TextArea
            label="Note"
            labelHidden
            rows={1}
            placeholder="Only your team sees this"
            value={text}
            {...(text.length > TEAM_NOTE_MAX_LENGTH / 2 && { limit: TEAM_NOTE_MAX_LENGTH })}
            onChange={(event) => setText(event.target.value)}
          />
          <Button
            type="submit"
            size="dense"
            loading={adding.isBusy}
            disabled={text.trim() === '' || isTooLong}
            className="justify-self-start"
          >
            Add note
          </Button>
        </form>
      ) : null}
    </section>
  );
}

function useTeamNotes(place: CampaignPlace, application_id: string) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const path = { ...place, application_id };
  const failed = 'Couldn’t save the note';

  const adding = useAction(
    (api) =>
      call(api, 'POST /api/businesses/:id/campaigns/:identifier/applicants/:application_id/notes', {
        params: path,
        body: { body: text.trim() },
      }),
    {
      after: () => {
        setText('');
        return queries.invalidateQueries();
      },
      failed,
    },
  );
  const removing = useAction(
    (api, note_id: string) =>
      call(
        api,
        'DELETE /api/businesses/:id/campaigns/:identifier/applicants/:application_id/notes/:note_id',
        { params: { ...path, note_id } },
      ),
    { after: 'everything', failed, isParallel: true },
  );

  return { text, setText, adding, removing };
}
