import { createTabStores, isRecord } from '#web/session/tab-store.ts';

/** An application being typed; it survives a reload. */
export interface ApplyDraft {
  pitch: string;
  availability: string;
  answers: readonly string[];
  /** The chosen pieces, as `file:id` and `link:id`. */
  pieces: readonly string[];
  wants_quote: boolean;
  /** In dollars, as typed. */
  amount: string;
  reason: string;
  has_promised: boolean;
}

export const EMPTY_DRAFT: ApplyDraft = {
  pitch: '',
  availability: '',
  answers: [],
  pieces: [],
  wants_quote: false,
  amount: '',
  reason: '',
  has_promised: false,
};

/** A draft for each campaign. */
export const applyDraftOf = createTabStores<ApplyDraft>({
  key: 'apply',
  version: 1,
  empty: EMPTY_DRAFT,
  read: readDraft,
});

function readDraft(kept: unknown): ApplyDraft | null {
  if (!isRecord(kept)) return null;
  return {
    pitch: textOf(kept.pitch),
    availability: textOf(kept.availability),
    answers: textsOf(kept.answers),
    pieces: textsOf(kept.pieces),
    wants_quote: kept.wants_quote === true,
    amount: textOf(kept.amount),
    reason: textOf(kept.reason),
    has_promised: kept.has_promised === true,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
