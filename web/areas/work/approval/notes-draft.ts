import { createTabStores, isRecord } from '#web/session/tab-store.ts';

export interface Change {
  words: string;
  /** The position in the video; null for the video as a whole. */
  at_seconds: number | null;
}

/** Unsent notes on a version: checked and cited lines of the brief. */
export interface NotesDraft {
  marks: readonly (readonly [line: number, at: number | null])[];
  changes: readonly (readonly [line: number, change: Change])[];
}

/** A draft for each version. Null before the first note. */
export const notesDraftOf = createTabStores<NotesDraft | null>({
  key: 'approval-notes',
  version: 1,
  empty: null,
  read: readNotesDraft,
});

export function readNotesDraft(kept: unknown): NotesDraft | null {
  if (!isRecord(kept)) return null;
  return {
    marks: entriesOf(kept.marks, (at) => (isMoment(at) ? at : undefined)),
    changes: entriesOf(kept.changes, changeOf),
  };
}

function entriesOf<Value>(kept: unknown, read: (value: unknown) => Value | undefined) {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry: unknown): (readonly [number, Value])[] => {
    if (!Array.isArray(entry) || typeof entry[0] !== 'number') return [];
    const value = read(entry[1]);
    return value === undefined ? [] : [[entry[0], value]];
  });
}

function changeOf(kept: unknown): Change | undefined {
  if (!isRecord(kept) || typeof kept.words !== 'string' || !isMoment(kept.at_seconds)) return undefined;
  return { words: kept.words, at_seconds: kept.at_seconds };
}

function isMoment(value: unknown): value is number | null {
  return value === null || typeof value === 'number';
}
