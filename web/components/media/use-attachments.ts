import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MediaFile } from '#contract/base/media.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

/** The owner of the files, and the text they belong to. */
export interface AttachmentPlace {
  entity_type: 'creator' | 'business';
  entity_id: string;
  /** The text's subject: a dispute, a conversation. */
  lane: string;
}

export interface Attachments {
  files: readonly MediaFile[];
  uploads: Uploads;
  remove(id: string): void;
  /** The files were sent; the next text starts without any. */
  clear(): void;
}

/** The files attached to a text being written. They outlive the form, like the uploads. */
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

/** The reason they can't be sent yet; null if they can. */
export function unsentFault({ uploads }: Attachments): string | null {
  if (uploads.uploads.some(({ state }) => state === 'failed')) return 'Remove the failed file or retry.';
  return uploads.uploads.length > 0 ? 'A file is still uploading. Send when it’s done.' : null;
}
