import { useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { SupportRecord } from '#contract/messages/support.ts';
import {
  SUPPORT_BODY_MAX_LENGTH,
  SUPPORT_SUBJECT_MAX_LENGTH,
  supportRequestPath,
} from '#domain/messages/support.ts';
import { call } from '#web/api/call.ts';
import { newMessageId } from '#web/components/support/new-message-id.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** A question with the record it is about, which can be left out. */
export function ContactForm({ record }: { record: SupportRecord | null }) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [about, setAbout] = useState(record);
  /** Sending again after an answer that got lost is the same request. */
  const [id] = useState(newMessageId);
  const sending = useAction(
    (api, words: { subject: string; body: string }) =>
      call(api, 'POST /api/support-requests', {
        body: { id, ...words, record: about && { type: about.type, id: about.id } },
      }),
    {
      names: ['subject', 'body'],
      form,
      after: () => router.navigate({ href: supportRequestPath(id) }),
      staysBusy: true,
    },
  );

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const words = { subject: String(data.get('subject')).trim(), body: String(data.get('body')).trim() };
    const fields = {
      ...(words.subject === '' && { subject: 'Enter a subject' }),
      ...(words.body === '' && { body: 'Write a message' }),
    };
    if (Object.keys(fields).length > 0) return sending.refuse({ fields, rest: null });
    void sending.run(words);
  }

  return (
    <form ref={form} noValidate onSubmit={send} className="mt-8 grid gap-5">
      {about ? (
        <div className="flex items-center gap-3 rounded-control border border-line bg-surface py-1.5 pr-1.5 pl-4">
          <p className="min-w-0 grow text-md break-words">
            <span className="text-ink-2">About:</span> {about.label}
          </p>
          <Button
            shape="icon"
            size="touch"
            variant="ghost"
            aria-label="Don’t attach this"
            onClick={() => setAbout(null)}
            icon={<X aria-hidden="true" />}
          />
        </div>
      ) : null}
      <TextField
        label="Subject"
        name="subject"
        maxLength={SUPPORT_SUBJECT_MAX_LENGTH}
        error={sending.fields.subject}
      />
      <TextArea
        label="Your question"
        name="body"
        rows={7}
        limit={SUPPORT_BODY_MAX_LENGTH}
        error={sending.fields.body}
        hint="Never send passwords or codes."
      />
      <FormAlert>{sending.problem}</FormAlert>
      <div className="grid sm:flex">
        <Button type="submit" variant="primary" size="large" loading={sending.isBusy}>
          Send question
        </Button>
      </div>
    </form>
  );
}
