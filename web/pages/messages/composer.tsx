import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { MESSAGE_MAX_LENGTH } from '#domain/conversations.ts';
import { Button } from '#web/ui/button.tsx';
import { AttachButton } from './attach-button.tsx';
import { ComposerFiles } from './composer-files.tsx';
import { otherName } from './row-words.ts';
import type { TalkDeeds } from './talk-deeds.ts';
import { useComposer } from './use-composer.ts';

type ComposerProps = { conversation: Conversation; deeds: TalkDeeds; onSent: () => void };

/** Where one writes. Enter sends where there is a keyboard; under a thumb it makes a line. */
export function Composer({ conversation, deeds, onSent }: ComposerProps) {
  const { id, side, own_entity_id } = conversation;
  const place = { conversationId: id, side, ownEntityId: own_entity_id };
  const { text, write, send, addFiles, attachments, field, error, errorId } = useComposer(
    place,
    deeds,
    onSent,
  );
  useEffect(() => {
    // Whoever opens one conversation after the other wants to write; a page that is just loaded leaves the focus alone.
    if (!hasKeyboard() || document.documentElement.dataset.alive === undefined) return;
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [field]);

  function sendOnEnter(event: KeyboardEvent) {
    // What an input method writes ends with Enter too.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    send();
  }

  const left = MESSAGE_MAX_LENGTH - text.length;
  return (
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
            aria-label={`Write to ${otherName(conversation)}`}
            placeholder={`Write to ${otherName(conversation)}`}
            aria-invalid={error !== null || left < 0 || undefined}
            aria-describedby={errorId}
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={sendOnEnter}
            onPaste={(event) => {
              const files = [...event.clipboardData.files];
              if (files.length === 0) return;
              event.preventDefault();
              addFiles(files);
            }}
            className="field-sizing-content max-h-[min(13rem,35dvh)] min-h-11 w-full min-w-0 grow resize-none bg-transparent px-2.5 py-2.5 text-md leading-6 outline-none placeholder:text-ink-3 touch:text-touch touch:leading-6 md:min-h-10 md:py-1"
          />
          <div className="flex shrink-0 items-center gap-1 md:justify-between">
            <AttachButton onFiles={addFiles} />
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
        {left <= SHOW_COUNT_FROM ? (
          <p
            className={`num mt-1.5 ml-auto shrink-0 ${left < 0 ? 'font-semibold text-danger' : 'text-ink-3'}`}
          >
            {text.length.toLocaleString('en-US')} of {MESSAGE_MAX_LENGTH.toLocaleString('en-US')}
          </p>
        ) : null}
      </div>
    </form>
  );
}

const SHOW_COUNT_FROM = 200;

/** A pointer that hovers comes with keys; a finger writes on the screen. */
function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}
