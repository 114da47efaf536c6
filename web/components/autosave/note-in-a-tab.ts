import { vi } from 'vitest';
import { Autosave, type KeptDraft } from './autosave.ts';

interface Note {
  version: number;
  title: string;
  body: string;
}
type Values = Pick<Note, 'title' | 'body'>;

export const STALE = { code: 'stale', status: 409, detail: 'Marco saved this at 3:04 PM.' };
export const NO_CONNECTION = new TypeError('Failed to fetch');

/** A server with one versioned note, and the store of one tab that writes to it. */
export function serverWithNote() {
  let note: Note = { version: 1, title: 'Rye week', body: '' };
  return {
    get: () => note,
    save(version: number, changes: Partial<Values>): Note {
      if (version !== note.version) throw STALE;
      note = { ...note, ...changes, version: version + 1 };
      return note;
    },
  };
}

export function tabOn(server = serverWithNote(), { save_after_ms = 900 as number | null } = {}) {
  let known = server.get();
  let kept: KeptDraft<Values> | null = null;
  const send = vi.fn(async (version: number, changes: Partial<Values>) => server.save(version, changes));
  const fetch = vi.fn(async () => server.get());
  const keep = vi.fn((next: KeptDraft<Values> | null) => {
    kept = next;
  });
  const store = new Autosave<Note, Values>({
    read: () => known,
    write: (next) => {
      known = next;
    },
    fetch,
    versionOf: ({ version }) => version,
    next: (saved, { typed, refused }) => {
      const changes = Object.fromEntries(
        Object.entries(typed).filter(
          ([name, value]) => saved[name as keyof Values] !== value && !(name in refused),
        ),
      );
      if (Object.keys(changes).length === 0) return null;
      const names = Object.keys(typed) as (keyof Values)[];
      return { names, send: (version) => send(version, changes) };
    },
    heldUp: (_, { refused }) => Object.keys(refused) as (keyof Values)[],
    isUnfinished: () => false,
    nameOf: (field) => field,
    keep,
    save_after_ms,
  });
  const refetch = () => {
    known = server.get();
  };
  return { store, server, send, fetch, keep, refetch, saved: () => known, kept: () => kept };
}

export const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
