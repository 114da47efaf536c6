import { useState } from 'react';
import type { Submission } from '#contract/collaborations.ts';
import { CHANGE_WORDS_MAX_LENGTH } from '#domain/deliverable-states.ts';
import { useTabStore } from '#web/session/tab-store.ts';
import { type Change, type ReviewDraft, reviewDraftOf } from './review-draft.ts';

/** What the business notes while it looks: each line of the brief is in it, cited, or neither. */
export interface Review {
  marks: ReadonlyMap<number, number | null>;
  changes: ReadonlyMap<number, Change>;
}

/** It lasts over a reload, until it is sent. */
export function useReview(deliverableId: string, submission: Submission | undefined) {
  const store = reviewDraftOf(`${deliverableId}-${submission?.version ?? 0}`);
  const draft = useTabStore(store);
  const [lastCited, setLastCited] = useState<number | null>(null);
  const review = draft ? toReview(draft) : reviewOf(submission);

  function put(line: number, { mark, change }: { mark?: number | null; change?: Change }) {
    const others = toDraft(review, line);
    store.set({
      marks: mark === undefined ? others.marks : [...others.marks, [line, mark]],
      changes: change ? [...others.changes, [line, change]] : others.changes,
    });
  }

  return {
    review,
    forget: store.forget,
    hand: {
      /** Where somebody goes on writing; nowhere after a reload. */
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

export type ReviewHand = ReturnType<typeof useReview>['hand'];

function toReview({ marks, changes }: ReviewDraft): Review {
  return { marks: new Map(marks), changes: new Map(changes) };
}

/** Everything but what was noted on one line. */
function toDraft({ marks, changes }: Review, without: number): ReviewDraft {
  return {
    marks: [...marks].filter(([line]) => line !== without),
    changes: [...changes].filter(([line]) => line !== without),
  };
}

/** What was ticked off and cited on a version that was looked at before. */
export function reviewOf(submission: Submission | undefined): Review {
  const marks = submission?.marks.map(({ brief_line, at_seconds }) => [brief_line, at_seconds] as const);
  const changes = submission?.change_requests.map(
    ({ brief_line, words, at_seconds }) => [brief_line, { words, at_seconds }] as const,
  );
  return { marks: new Map(marks), changes: new Map(changes) };
}

/** As the API takes it. */
export function toWishes({ marks, changes }: Review) {
  return {
    marks: [...marks].map(([brief_line, at_seconds]) => ({ brief_line, at_seconds })),
    changes: [...changes].map(([brief_line, { words, at_seconds }]) => ({
      brief_line,
      words: words.trim(),
      at_seconds,
    })),
  };
}

/** Why what was written cannot be sent yet; null where it can. */
export function changesHindrance({ changes }: Review): string | null {
  if (changes.size === 0) return 'Cite the line of the brief that is missing, then say what should change.';
  for (const [line, { words }] of changes) {
    if (words.trim() === '') return `Say what should change on line ${line}.`;
    if (words.length > CHANGE_WORDS_MAX_LENGTH) return `Cut the words on line ${line} to fit.`;
  }
  return null;
}
