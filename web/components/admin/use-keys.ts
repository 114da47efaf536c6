import { useEffect, useEffectEvent } from 'react';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Single-key shortcuts of a page: ignored while typing, with modifier keys, or while a modal dialog is open. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isAsked()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true;
  return target instanceof HTMLInputElement && !/^(checkbox|radio|button|submit)$/.test(target.type);
}

/** A drawer beside the table or a toast doesn't block the page; anything over it does. */
const OVER_THE_PAGE =
  '[role="dialog"]:not([data-beside], [aria-modal="false"]), [role="alertdialog"]:not([aria-modal="false"]), [role="menu"], [role="listbox"]';

function isAsked(): boolean {
  return document.querySelector(OVER_THE_PAGE) !== null;
}
