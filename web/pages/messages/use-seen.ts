import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Message } from '#contract/conversations.ts';

/** Says once for each newest message that it was seen: only where the page is looked at and the end is in view. */
export function useSeen(newest: Message | undefined, isAtEnd: boolean, read: (id: string) => Promise<void>) {
  const isShown = useSyncExternalStore(watch, isPageShown, () => false);
  const tell = useEffectEvent((id: string) => void read(id));
  const id = newest && newest.is_own === false ? newest.id : null;
  useEffect(() => {
    if (isShown && isAtEnd && id !== null) tell(id);
  }, [isShown, isAtEnd, id]);
}

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isPageShown(): boolean {
  return !document.hidden;
}
