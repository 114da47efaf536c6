import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DisputeStart } from '#contract/disputes.ts';
import type { MediaFile } from '#contract/media.ts';
import { type Uploads, useUploads } from '#web/components/media/use-uploads.ts';

/** Whose files are shown, and in which dispute. */
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

export interface StatementFiles {
  files: readonly MediaFile[];
  uploads: Uploads;
  remove(id: string): void;
  /** They stand in a statement now; the next one begins without. */
  clear(): void;
}

/** What is to stand beside the words that are being written. It outlives the form, as the uploads do. */
export function useStatementFiles(place: StatementPlace): StatementFiles {
  const queries = useQueryClient();
  const { entity_type, entity_id, collaboration_id } = place;
  const queryKey = ['statement-files', entity_id, collaboration_id];
  const { data } = useQuery<readonly MediaFile[]>({
    queryKey,
    queryFn: () => [],
    enabled: false,
    initialData: [],
    gcTime: Number.POSITIVE_INFINITY,
  });
  const change = (to: (files: readonly MediaFile[]) => readonly MediaFile[]) =>
    queries.setQueryData<readonly MediaFile[]>(queryKey, (files = []) => to(files));
  const uploads = useUploads(
    { entity_type, entity_id, role: 'attachment' },
    {
      lane: collaboration_id,
      onReady: async (file) => void change((files) => [...files, file]),
    },
  );
  return {
    files: data,
    uploads,
    remove: (id) => void change((files) => files.filter((file) => file.id !== id)),
    clear: () => void change(() => []),
  };
}
