import { useEffect, useState, useSyncExternalStore } from 'react';
import { localStore } from '#web/session/local-store.ts';
import { UNSAVED_KEY } from '#web/session/stored-keys.ts';
import type { Autosave, AutosaveParts, AutosaveState, KeptDraft } from './autosave.ts';
import { watchLeaving } from './watch-leaving.ts';

/** The store of an open page. Unsaved values are stored in the browser under this name, and restored later. */
export function useAutosave<Saved, Values extends object>(
  name: string,
  make: (keep: AutosaveParts<Saved, Values>['keep']) => Autosave<Saved, Values>,
): { store: Autosave<Saved, Values>; state: AutosaveState<Values> } {
  const key = `${UNSAVED_KEY}${name}`;
  const [store] = useState(() =>
    make((kept) => {
      if (kept === null) localStore.remove(key);
      else localStore.write(key, JSON.stringify(kept));
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useEffect(() => {
    const kept = readKept<Values>(key);
    if (kept) store.resume(kept);
  }, [store, key]);
  useEffect(() => watchLeaving(store), [store]);
  return { store, state };
}

/** Only this file writes it; unexpected content is ignored. */
function readKept<Values>(key: string): KeptDraft<Values> | null {
  const text = localStore.read(key);
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<KeptDraft<Values>>;
    return typeof kept.version === 'number' && kept.typed
      ? { version: kept.version, typed: kept.typed }
      : null;
  } catch {
    return null;
  }
}
