import { type FormEvent, useRef, useState } from 'react';
import { REPLY_TITLE_MAX_LENGTH } from '#domain/messages/saved-replies.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type SaveReplyFormProps = { body: string; onDone: () => void };

/** Saves the text of the field under a name, for the next time. */
export function SaveReplyForm({ body, onDone }: SaveReplyFormProps) {
  const [title, setTitle] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { run, isBusy, fields, problem, refuse } = useAction(
    (api) => call(api, 'POST /api/saved-replies', { body: { title, body } }),
    { names: ['title'], form, after: 'GET /api/saved-replies', done: 'Reply saved.' },
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === '') return refuse({ fields: { title: 'Enter a name' }, rest: null });
    if (await run()) onDone();
  }

  return (
    <form ref={form} noValidate onSubmit={save} className="mt-4 grid gap-4">
      <p className="line-clamp-4 rounded-control bg-sunken px-3.5 py-3 text-base whitespace-pre-line">
        {body}
      </p>
      <TextField
        label="Name"
        name="title"
        autoComplete="off"
        autoFocus
        maxLength={REPLY_TITLE_MAX_LENGTH}
        value={title}
        error={fields.title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <FormAlert>{problem}</FormAlert>
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Back</Button>
        <Button type="submit" variant="primary" loading={isBusy}>
          Save reply
        </Button>
      </div>
    </form>
  );
}
