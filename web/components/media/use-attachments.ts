import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MediaFile } from '#contract/media.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

/** Whose files they are, and beside which words they are to stand. */
export interface AttachmentPlace {
  entity_type: 'creator' | 'business';
  entity_id: string;
  /** What the words belong to: a dispute, a conversation. */
  lane: string;
}

export interface Attachments {
  files: readonly MediaFile[];
  uploads: Uploads;
  remove(id: string): void;
  /** They are sent; the next words begin without. */
  clear(): void;
}

/** What is to stand beside the words that are being written. It outlives the form, as the uploads do. */
export function useAttachments({ entity_type, entity_id, lane }: AttachmentPlace): Attachments {
  const queries = useQueryClient();
  const queryKey = ['attachments', entity_id, lane];
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
    { lane, onReady: async (file) => void change((files) => [...files, file]) },
  );
  return {
    files: data,
    uploads,
    remove: (id) => void change((files) => files.filter((file) => file.id !== id)),
    clear: () => void change(() => []),
  };
}

/** Why they cannot be sent yet; null where they can. */
export function unsentFault({ uploads }: Attachments): string | null {
  if (uploads.uploads.some(({ state }) => state === 'failed'))
    return 'Take out the file that did not arrive, or retry.';
  return uploads.uploads.length > 0 ? 'A file is still on its way. Send it when it is done.' : null;
}
