import { createTabStores, isRecord } from '#web/session/tab-store.ts';

/** The words typed for the next version; they survive a reload until it is sent. */
export interface VersionDraft {
  /** Null until it is typed: the caption of the version before is proposed. */
  caption: string | null;
  note: string;
}

/** A draft for each version of a deliverable. */
export const versionDraftOf = createTabStores<VersionDraft>({
  key: 'version',
  version: 1,
  empty: { caption: null, note: '' },
  read: readDraft,
});

function readDraft(kept: unknown): VersionDraft | null {
  if (!isRecord(kept)) return null;
  return {
    caption: typeof kept.caption === 'string' ? kept.caption : null,
    note: typeof kept.note === 'string' ? kept.note : '',
  };
}
