import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import { call } from '#web/api/call.ts';
import { adviceFor } from '#web/api/form-errors.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { toast } from '#web/ui/toast.ts';
import { type MediaPlace, mediaOptions } from './media-options.ts';
import { renewMedia } from './renew-media.ts';

export interface MediaActions {
  /** Rejects with the API's problem if a text is refused. */
  change(file: MediaFile, words: { caption: string; alt_text: string }): Promise<void>;
  /** The toast offers Undo. */
  remove(file: MediaFile): Promise<void>;
  restore(file: MediaFile): Promise<void>;
  /** Shown immediately, and reverted on refusal. */
  order(files: readonly MediaFile[]): Promise<void>;
}

/** The owner's actions on files, with their toasts. */
export function useMediaActions(place: MediaPlace & { limit?: number }): MediaActions {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const { entity_type, entity_id, role, limit } = place;
  return useMemo(
    () => createActions(api, queries, { entity_type, entity_id, role, ...(limit && { limit }) }),
    [api, queries, entity_type, entity_id, role, limit],
  );
}

function createActions(
  api: ApiReach,
  queries: QueryClient,
  place: MediaPlace & { limit?: number },
): MediaActions {
  const { queryKey } = mediaOptions(api, place);

  async function restore({ id, content_type }: MediaFile): Promise<void> {
    try {
      await call(api, 'POST /api/media/:id/restoration', { params: { id } });
      await renewMedia(queries);
      toast({ title: `${noun(content_type)} was restored.`, variant: 'success' });
    } catch (cause) {
      fail('Update failed', cause);
    }
  }

  return {
    restore,
    async change({ id }, body) {
      await call(api, 'PATCH /api/media/:id', { params: { id }, body });
      await renewMedia(queries);
      toast({ title: 'Image updated successfully', variant: 'success' });
    },
    async remove(file) {
      try {
        await call(api, 'DELETE /api/media/:id', { params: { id: file.id } });
        await renewMedia(queries);
        toast({
          title: 'Image deleted successfully',
          action: { label: 'Undo', onClick: () => void restore(file) },
        });
      } catch (cause) {
        fail('Delete failed', cause);
      }
    },
    async order(files) {
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, { files: [...files] });
      try {
        const { entity_type, entity_id, role } = place;
        const ids = files.map(({ id }) => id);
        const data = await call(api, 'PUT /api/media/order', { body: { entity_type, entity_id, role, ids } });
        queries.setQueryData(queryKey, data);
      } catch (cause) {
        queries.setQueryData(queryKey, before);
        fail('Update failed', cause);
      }
    },
  };
}

function noun(contentType: string): string {
  return contentType.startsWith('video/') ? 'The video' : 'The image';
}

function fail(title: string, cause: unknown): void {
  toast({ title, description: adviceFor(cause), variant: 'destructive' });
}
