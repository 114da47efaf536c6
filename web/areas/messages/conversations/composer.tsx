import { Paperclip, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect } from 'react';
import type { Conversation } from '#contract/messages/conversations.ts';
import { formatCount } from '#domain/format/count.ts';
import { MESSAGE_MAX_LENGTH } from '#domain/messages/conversations.ts';
import { findBlankRefusal } from '#domain/messages/saved-replies.ts';
import { ACCEPTS_ALL, ACCEPTS_PDF } from '#web/components/media/file-kind.ts';
import { ReplyButton } from '#web/components/saved-replies/reply-button.tsx';
import { useReplies } from '#web/components/saved-replies/use-replies.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

import { ComposerFiles } from './composer-files.tsx';
import type { ConversationActions } from './conversation-actions.ts';
import { otherName } from './row-words.ts';
import { useComposer } from './use-composer.ts';

const ContactQuestion = lazyPart(async () => (await import('./contact-question.tsx')).ContactQuestion);

type ComposerProps = { conversation: Conversation; actions: ConversationActions; onSent: () => void };

/** The message field. Enter sends if there is a keyboard; on a touch screen it starts a new line. */
export function Composer({ conversation, actions, onSent }: ComposerProps) {
  const { id, side, own_entity_id, has_contract } = conversation;
  const place = { conversationId: id, side, ownEntityId: own_entity_id, hasContract: has_contract };
  const { text, write, send, question, addFiles, attachments, field, error, errorId } = useComposer(
    place,
    actions,
    onSent,
  );
  const { business, creator, campaign } = conversation;
  const values = { shop: business.business_name, creator: creator.name, campaign: campaign.title };
  const replies = useReplies({ field, text, write, values });
  useEffect(() => {
    // Opening a conversation focuses the field; the first page load doesn't.
    if (!hasKeyboard() || document.documentElement.dataset.hydrated === undefined) return;
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [field]);

  function readKey(event: KeyboardEvent) {
    replies.onKeyDown(event);
    if (event.isDefaultPrevented()) return;
    // Input methods also confirm text with Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    send();
  }

  const blank = findBlankRefusal(text);
  const left = MESSAGE_MAX_LENGTH - text.length;
  return (
    // The question isn't inside the form: submitting it would submit both.
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        className="border-line px-3 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] max-md:border-t max-md:bg-surface md:px-6 md:pt-1 md:pb-6"
      >
        <div className="rounded-card border border-control bg-surface p-1.5 -outline-offset-1 outline-ink transition-colors has-[textarea:focus-visible]:border-ink has-[textarea:focus-visible]:outline-2 has-[[aria-invalid]]:border-danger has-[[aria-invalid]]:outline-danger md:p-2.5">
          <ComposerFiles attachments={attachments} />
          <div className="flex items-end gap-1 md:grid md:gap-2">
            <textarea
              ref={field}
              rows={1}
              aria-label={`Message ${otherName(conversation)}`}
              placeholder={`Message ${otherName(conversation)}`}
              aria-invalid={error !== null || left < 0 || undefined}
              aria-describedby={errorId}
              value={text}
              onChange={(event) => write(event.target.value)}
              onKeyDown={readKey}
              onPaste={(event) => {
                const files = [...event.clipboardData.files];
                if (files.length === 0) return;
                event.preventDefault();
                addFiles(files);
              }}
              className="field-sizing-content max-h-[min(13rem,35dvh)] min-h-11 w-full min-w-0 grow resize-none bg-transparent px-2.5 py-2.5 text-md leading-6 outline-none placeholder:text-ink-3 touch:text-touch touch:leading-6 md:min-h-10 md:py-1"
            />
            <div className="flex shrink-0 items-center gap-1 md:justify-between">
              <div className="flex shrink-0 items-center">
                <AttachButton onFiles={addFiles} />
                <ReplyButton replies={replies} field={field} text={text} isIcon />
              </div>
              <Button
                type="submit"
                variant="primary"
                size="touch"
                icon={<SendHorizontal aria-hidden="true" />}
                className="flex-row-reverse max-md:w-11 max-md:px-0"
              >
                <span className="max-md:sr-only">Send</span>
              </Button>
            </div>
          </div>
        </div>
        <div className="flex gap-3 text-hint empty:hidden">
          <p id={errorId} role="alert" className="mt-1.5 min-w-0 text-danger empty:hidden">
            {error}
          </p>
          {blank !== null && error === null ? <p className="mt-1.5 min-w-0 text-ink-2">{blank}</p> : null}
          {left <= SHOW_COUNT_FROM ? (
            <p
              className={`num mt-1.5 ml-auto shrink-0 ${left < 0 ? 'font-semibold text-danger' : 'text-ink-3'}`}
            >
              {formatCount(text.length)} of {formatCount(MESSAGE_MAX_LENGTH)}
            </p>
          ) : null}
        </div>
      </form>
      {question.details.length > 0 ? (
        <Suspense>
          <ContactQuestion question={question} />
        </Suspense>
      ) : null}
    </>
  );
}

const SHOW_COUNT_FROM = 200;

/** Devices with a hovering pointer usually have a keyboard; touch devices show one on the screen. */
function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}

type AttachButtonProps = { onFiles: (files: readonly File[]) => void };

/** The attach button. The file input covers it, so the browser handles clicks, keys and dropped files alike. */
function AttachButton({ onFiles }: AttachButtonProps) {
  return (
    <span
      title="Add files"
      className="relative grid size-10 shrink-0 place-items-center rounded-control text-ink-2 hover:wash hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:size-11"
    >
      <Paperclip aria-hidden="true" className="size-5 stroke-[1.75]" />
      <input
        type="file"
        aria-label="Add files"
        accept={`${ACCEPTS_ALL},${ACCEPTS_PDF}`}
        multiple
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
      />
    </span>
  );
}
