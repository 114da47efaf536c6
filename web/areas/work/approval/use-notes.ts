import { useState } from 'react';
import type { Submission } from '#contract/work/deliverables.ts';
import { findBlankRefusal } from '#domain/messages/saved-replies.ts';
import { CHANGE_WORDS_MAX_LENGTH } from '#domain/work/deliverable-states.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { type Change, type NotesDraft, notesDraftOf } from './notes-draft.ts';

/** The business's notes: each line of the brief is fulfilled, cited, or neither. */
export interface Notes {
  marks: ReadonlyMap<number, number | null>;
  changes: ReadonlyMap<number, Change>;
}

/** The notes survive a reload, until they are sent. */
export function useNotes(deliverableId: string, submission: Submission | undefined) {
  const store = notesDraftOf(`${deliverableId}-${submission?.version ?? 0}`);
  const draft = useTabStore(store);
  const [lastCited, setLastCited] = useState<number | null>(null);
  const notes = draft ? toNotes(draft) : notesOf(submission);

  function put(line: number, { mark, change }: { mark?: number | null; change?: Change }) {
    const others = toDraft(notes, line);
    store.set({
      marks: mark === undefined ? others.marks : [...others.marks, [line, mark]],
      changes: change ? [...others.changes, [line, change]] : others.changes,
    });
  }

  return {
    notes,
    forget: store.forget,
    editor: {
      /** The line being edited; unset after a reload. */
      lastCited,
      markIn: (line: number, at: number | null) => put(line, { mark: at }),
      cite: (line: number, at: number | null) => {
        setLastCited(line);
        put(line, { change: { words: '', at_seconds: at } });
      },
      write: (line: number, change: Change) => put(line, { change }),
      clear: (line: number) => put(line, {}),
    },
  };
}

export type NotesEditor = ReturnType<typeof useNotes>['editor'];

function toNotes({ marks, changes }: NotesDraft): Notes {
  return { marks: new Map(marks), changes: new Map(changes) };
}

/** The notes without those on one line. */
function toDraft({ marks, changes }: Notes, without: number): NotesDraft {
  return {
    marks: [...marks].filter(([line]) => line !== without),
    changes: [...changes].filter(([line]) => line !== without),
  };
}

/** The checked and cited lines of a reviewed version. */
export function notesOf(submission: Submission | undefined): Notes {
  const marks = submission?.marks.map(({ brief_line, at_seconds }) => [brief_line, at_seconds] as const);
  const changes = submission?.change_requests.map(
    ({ brief_line, words, at_seconds }) => [brief_line, { words, at_seconds }] as const,
  );
  return { marks: new Map(marks), changes: new Map(changes) };
}

/** The notes in the API's form. */
export function toWishes({ marks, changes }: Notes) {
  return {
    marks: [...marks].map(([brief_line, at_seconds]) => ({ brief_line, at_seconds })),
    changes: [...changes].map(([brief_line, { words, at_seconds }]) => ({
      brief_line,
      words: words.trim(),
      at_seconds,
    })),
  };
}

/** The reason the requested changes can't be sent yet; null if they can. */
export function findChangesRefusal({ changes }: Notes): string | null {
  if (changes.size === 0) return 'Mark the line of the brief that’s missing, then say what should change.';
  for (const [line, { words }] of changes) {
    if (words.trim() === '') return `Say what should change on line ${line}.`;
    const blank = findBlankRefusal(words);
    if (blank !== null) return `${blank} (line ${line}).`;
    if (words.length > CHANGE_WORDS_MAX_LENGTH) return `Shorten the note on line ${line}.`;
  }
  return null;
}
