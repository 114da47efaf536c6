import { type FormEvent, useRef, useState } from 'react';
import type { SupportThread } from '#contract/messages/support.ts';
import { findBlankRefusal } from '#domain/messages/saved-replies.ts';
import { SUPPORT_BODY_MAX_LENGTH } from '#domain/messages/support.ts';
import { call } from '#web/api/call.ts';
import { ReplyArea } from '#web/components/saved-replies/reply-area.tsx';
import { newMessageId } from '#web/components/support/new-message-id.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';

/** Answers the person, or leaves a note for other admins. Saved replies can be inserted. */
export function AnswerForm({ thread }: { thread: SupportThread }) {
  const form = useRef<HTMLFormElement>(null);
  const [body, setBody] = useState('');
  const [messageId, setMessageId] = useState(newMessageId);
  const sending = useAction(
    (api, kind: 'answer' | 'note') =>
      call(api, 'POST /api/admin/support-requests/:id/messages', {
        params: { id: thread.id },
        body: { id: messageId, body: body.trim(), kind },
      }),
    { names: ['body'], form, after: 'everything' },
  );

  async function send(kind: 'answer' | 'note') {
    const refusal = body.trim() === '' ? 'Write a message' : findBlankRefusal(body);
    if (refusal !== null) return sending.refuse({ fields: { body: refusal }, rest: null });
    if (!(await sending.run(kind))) return;
    setBody('');
    setMessageId(newMessageId());
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send('answer');
      }}
      className="grid gap-3"
    >
      <ReplyArea
        label="Your answer"
        name="body"
        rows={5}
        limit={SUPPORT_BODY_MAX_LENGTH}
        value={body}
        onWrite={setBody}
        values={{ creator: thread.person.name }}
        error={sending.fields.body}
      />
      <FormAlert>{sending.problem}</FormAlert>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          size="touch"
          loading={sending.isBusy && sending.input === 'answer'}
        >
          Send answer
        </Button>
        <Button
          size="touch"
          loading={sending.isBusy && sending.input === 'note'}
          onClick={() => void send('note')}
        >
          Add note
        </Button>
      </div>
    </form>
  );
}
