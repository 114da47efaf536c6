import { useSyncExternalStore } from 'react';
import { logFailure } from './log-failure.ts';

interface TabStoreRules<Value> {
  key: string;
  /** Increase it when the shape changes: values of other versions are ignored. */
  version: number;
  /** The value before anything is stored, and after it is cleared. */
  empty: Value;
  /** Parses a stored value; null if it is invalid. */
  read: (kept: unknown) => Value | null;
}

/** A value that survives a reload of the tab. If the browser has no storage, it lasts as long as the page. */
export interface TabStore<Value> {
  empty: Value;
  get(): Value;
  set(next: Value): void;
  forget(): void;
  watch(onChange: () => void): () => void;
}

export function createTabStore<Value>({ key, version, empty, read }: TabStoreRules<Value>): TabStore<Value> {
  const watchers = new Set<() => void>();
  let held: { value: Value } | null = null;

  function hold(value: Value): void {
    held = { value };
    for (const notify of watchers) notify();
  }

  function readKept(): Value {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isRecord(kept) || kept.version !== version) return empty;
    return read(kept.value) ?? empty;
  }

  return {
    empty,
    get() {
      held ??= { value: attempt(readKept) ?? empty };
      return held.value;
    },
    set(next) {
      attempt(() => sessionStorage.setItem(key, JSON.stringify({ version, value: next })));
      hold(next);
    },
    forget() {
      attempt(() => sessionStorage.removeItem(key));
      hold(empty);
    },
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

/** A store per id, such as the form of each campaign. The server caches none, because it would keep them forever. */
export function createTabStores<Value>({
  key,
  ...rules
}: TabStoreRules<Value>): (id: string) => TabStore<Value> {
  const stores = new Map<string, TabStore<Value>>();
  return (id) => {
    const known = stores.get(id);
    if (known) return known;
    const store = createTabStore({ ...rules, key: `${key}-${id}` });
    if (typeof window !== 'undefined') stores.set(id, store);
    return store;
  };
}

/** The server has no tab storage, so a page starts empty and is filled after hydration. */
export function useTabStore<Value>(store: TabStore<Value>): Value {
  return useSyncExternalStore(store.watch, store.get, () => store.empty);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch (cause) {
    logFailure('Failed to use the storage of this tab', cause);
    return null;
  }
}
