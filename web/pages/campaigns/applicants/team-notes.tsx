import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { TEAM_NOTE_MAX_LENGTH } from '#domain/applicant-segments.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { isSignedOut, leadToDoor } from '#web/session/session-lost.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.ts';
import { agoWords } from './ago-words.ts';
import { type CampaignPlace, notesOptions } from './applicants-options.ts';

type TeamNotesProps = { place: CampaignPlace; applicationId: string; canWrite: boolean; now: Date };

/** What the team tells each other. Creators never see it. */
export function TeamNotes({ place, applicationId, canWrite, now }: TeamNotesProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(notesOptions(api, place, applicationId));
  const { text, setText, isSending, add, remove } = useTeamNotes(place, applicationId);
  const isTooLong = text.trim().length > TEAM_NOTE_MAX_LENGTH;
  const notes = data?.notes ?? [];
  if (!canWrite && notes.length === 0) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && !isTooLong) void add();
  }

  return (
    <section aria-label="Notes of your team">
      <h3 className="type-item">Notes for your team</h3>
      {notes.length > 0 ? (
        <ul className="mt-1">
          {notes.map((note) => (
            <li key={note.id} className="flex items-start gap-3 border-line border-b py-2.5">
              <div className="min-w-0 grow text-md">
                <p className="break-words whitespace-pre-line">{note.body}</p>
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
                  onClick={() => void remove(note.id)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {canWrite ? (
        <form onSubmit={submit} className="mt-3 grid gap-2">
          <TextArea
            label="A note"
            labelHidden
            rows={1}
            placeholder="Only your team reads this"
            value={text}
            {...(text.length > TEAM_NOTE_MAX_LENGTH / 2 && { limit: TEAM_NOTE_MAX_LENGTH })}
            onChange={(event) => setText(event.target.value)}
          />
          <Button
            type="submit"
            size="dense"
            loading={isSending}
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
  const { api } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const path = { ...place, application_id };
  const reach = { ...api, throwOnError: true as const };

  async function change(send: () => Promise<unknown>): Promise<void> {
    setSending(true);
    try {
      await send();
      await queries.invalidateQueries();
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      toast({ title: 'The note was not saved', description: adviceFor(cause), variant: 'destructive' });
    } finally {
      setSending(false);
    }
  }

  async function add() {
    const { addApplicationNote } = await import('#web/api/generated/sdk.gen.ts');
    const body = { body: text.trim() };
    await change(async () => {
      await addApplicationNote({ ...reach, path, body });
      setText('');
    });
  }

  async function remove(note_id: string) {
    const { deleteApplicationNote } = await import('#web/api/generated/sdk.gen.ts');
    await change(() => deleteApplicationNote({ ...reach, path: { ...path, note_id } }));
  }

  return { text, setText, isSending, add, remove };
}
