import { type FormEvent, useRef, useState } from 'react';
import { SUPPORT_BODY_MAX_LENGTH } from '#domain/messages/support.ts';
import { call } from '#web/api/call.ts';
import { newMessageId } from '#web/components/support/new-message-id.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

export function WriteForm({ id, isClosed }: { id: string; isClosed: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const [body, setBody] = useState('');
  const [messageId, setMessageId] = useState(newMessageId);
  const sending = useAction(
    (api) =>
      call(api, 'POST /api/support-requests/:id/messages', {
        params: { id },
        body: { id: messageId, body: body.trim() },
      }),
    { names: ['body'], form, after: 'everything' },
  );

  async function send(event: FormEvent) {
    event.preventDefault();
    if (body.trim() === '') return sending.refuse({ fields: { body: 'Write a message' }, rest: null });
    if (!(await sending.run())) return;
    setBody('');
    setMessageId(newMessageId());
  }

  return (
    <form ref={form} noValidate onSubmit={send} className="mt-7 grid gap-4">
      <TextArea
        label="Add a message"
        name="body"
        rows={4}
        limit={SUPPORT_BODY_MAX_LENGTH}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        error={sending.fields.body}
        hint={isClosed ? 'This request is closed. Writing reopens it.' : undefined}
      />
      <FormAlert>{sending.problem}</FormAlert>
      <div className="grid sm:flex">
        <Button type="submit" variant="primary" size="touch" loading={sending.isBusy}>
          Send message
        </Button>
      </div>
    </form>
  );
}
