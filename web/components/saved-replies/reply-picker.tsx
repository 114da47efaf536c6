import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import type { SavedReply } from '#contract/messages/saved-replies.ts';
import { Link } from '#web/components/link.tsx';
import { useAccount } from '#web/session/use-auth.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { repliesOptions } from './reply-options.ts';
import { SaveReplyForm } from './save-reply-form.tsx';

type ReplyPickerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onInsert: (body: string) => void;
  onClose: () => void;
};

/** A search field with a list below it: arrow keys choose, Enter inserts, Escape goes back to the text. */
export function ReplyPicker({ field, text, onInsert, onClose }: ReplyPickerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isError } = useQuery(repliesOptions(api));
  const { role } = useAccount();
  const search = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const replies = matching(data?.saved_replies ?? [], typed);
  const active = replies[Math.min(place, replies.length - 1)];

  function move(event: KeyboardEvent) {
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onInsert(active.body);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || replies.length === 0) return;
    event.preventDefault();
    setPlace((Math.min(place, replies.length - 1) + step + replies.length) % replies.length);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Saved replies"
      initialFocus={search}
      finalFocus={field}
    >
      {isSaving ? (
        <SaveReplyForm body={text.trim()} onDone={() => setSaving(false)} />
      ) : (
        <>
          <TextField
            ref={search}
            label="Search saved replies"
            labelHidden
            placeholder="Search"
            autoComplete="off"
            role="combobox"
            aria-expanded={replies.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active ? optionId(listId, active) : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setPlace(0);
            }}
            onKeyDown={move}
            className="mt-4"
          />
          <div
            id={listId}
            role="listbox"
            aria-label="Saved replies"
            className="mt-2 max-h-72 overflow-y-auto"
          >
            {replies.map((reply) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field.
              <div
                key={reply.id}
                id={optionId(listId, reply)}
                role="option"
                tabIndex={-1}
                aria-selected={reply === active}
                onClick={() => onInsert(reply.body)}
                className="cursor-default rounded-control px-3 py-2 hover:wash aria-selected:wash forced-colors:aria-selected:outline-2"
              >
                <p className="text-md font-semibold">{reply.title}</p>
                <p className="line-clamp-2 text-base text-ink-2">{reply.body}</p>
              </div>
            ))}
          </div>
          <p role="status" className="text-base text-ink-2 empty:hidden">
            {emptyWords(data?.saved_replies.length, replies.length, isError)}
          </p>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            {text.trim() === '' ? null : <Button onClick={() => setSaving(true)}>Save my text as…</Button>}
            <Link href={SETTINGS[role ?? 'none'] ?? '/settings#replies'} className="text-base text-link">
              Manage saved replies
            </Link>
          </div>
        </>
      )}
    </Dialog>
  );
}

const SETTINGS: Record<string, string> = {
  creator: '/creator/settings#replies',
  business: '/business/settings#replies',
  admin: '/admin/settings#replies',
};

function optionId(listId: string, { id }: SavedReply): string {
  return `${listId}-${id}`;
}

function matching(replies: readonly SavedReply[], typed: string): SavedReply[] {
  const words = typed.trim().toLowerCase();
  return replies.filter(({ title, body }) => `${title}\n${body}`.toLowerCase().includes(words));
}

function emptyWords(kept: number | undefined, found: number, isError: boolean): string | null {
  if (isError) return 'Your saved replies didn’t load. Close this and try again.';
  if (kept === undefined || found > 0) return null;
  if (kept > 0) return 'No saved reply matches.';
  return 'No saved replies yet. Write a text you use often, then save it here.';
}
