import type { CampaignDraft } from '#contract/campaigns/drafts.ts';
import { Autosave, type AutosaveParts } from '#web/components/autosave/autosave.ts';
import { changesOf, type DraftName, type DraftValues, hasOpenLine } from './draft-values.ts';

export interface DraftParts
  extends Pick<
    AutosaveParts<CampaignDraft, DraftValues>,
    'read' | 'write' | 'fetch' | 'keep' | 'save_after_ms'
  > {
  save(version: number, changes: Partial<DraftValues>): Promise<CampaignDraft>;
}

export type DraftAutosave = Autosave<CampaignDraft, DraftValues>;

/** The autosave of a campaign: all changes go in one request. */
export function draftAutosave({ save, ...parts }: DraftParts): DraftAutosave {
  return new Autosave({
    ...parts,
    versionOf: ({ version }) => version,
    next: (draft, { typed, refused }) => {
      const changes = changesOf(draft, typed, refused);
      const names = Object.keys(typed) as DraftName[];
      return changes && { names, send: (version) => save(version, changes) };
    },
    heldUp: (_, { refused }) => Object.keys(refused) as DraftName[],
    isUnfinished: hasOpenLine,
    nameOf: (field) => field,
  });
}
