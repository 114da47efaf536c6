import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type BlankValues, fillBlanks, findBlanks } from '#domain/messages/saved-replies.ts';

interface RepliesPlace {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  write: (text: string) => void;
  values: BlankValues;
}

/** Opens the saved replies of a field, by button or by `/` while it is empty, and inserts the chosen one. */
export function useReplies({ field, text, write, values }: RepliesPlace) {
  const [isOpen, setOpen] = useState(false);
  const selection = useRef<readonly [from: number, to: number] | null>(null);

  // The text has to be in the field before a part of it can be selected.
  useLayoutEffect(() => {
    if (selection.current === null || field.current === null || field.current.value !== text) return;
    field.current.setSelectionRange(...selection.current);
    selection.current = null;
  }, [field, text]);

  function insert(body: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    const filled = fillBlanks(body, values);
    selection.current = selectionIn(filled, selectionStart);
    write(text.slice(0, selectionStart) + filled + text.slice(selectionEnd));
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isOpen) return keepOut(event);
    if (event.key !== '/' || text !== '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setOpen(true);
  }

  /** The list is opening. What is typed until it takes the focus was meant for its search field. */
  function keepOut(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter' || (event.key.length === 1 && !event.ctrlKey && !event.metaKey))
      event.preventDefault();
  }

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), insert, onKeyDown };
}

/** The first blank that is left, so that typing fills it in; else the end of the text. */
function selectionIn(filled: string, start: number): readonly [number, number] {
  const [blank] = findBlanks(filled);
  if (blank === undefined) return [start + filled.length, start + filled.length];
  const from = start + filled.indexOf(blank);
  return [from, from + blank.length];
}
