import type { DisputeStart } from '#contract/work/disputes.ts';
import { type Attachments, useAttachments } from '#web/components/media/use-attachments.ts';

/** The owner of the files, and the dispute. */
export interface StatementPlace {
  entity_type: 'creator' | 'business';
  entity_id: string;
  collaboration_id: string;
}

export function placeOf(start: DisputeStart): StatementPlace | null {
  const { side, own_entity_id, collaboration_id } = start;
  if (side === 'admin' || own_entity_id === null) return null;
  return { entity_type: side, entity_id: own_entity_id, collaboration_id };
}

export type StatementFiles = Attachments;

export function useStatementFiles({ collaboration_id, ...own }: StatementPlace): StatementFiles {
  return useAttachments({ ...own, lane: collaboration_id });
}
