import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { MediaFile } from '#contract/media.ts';
import * as calls from '#web/api/generated/sdk.gen.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { toast } from '#web/ui/toast.ts';
import { type MediaPlace, mediaOptions } from './media-options.ts';
import { renewMedia } from './renew-media.ts';

export interface MediaActions {
  /** Rejects with the API's problem where a text is refused. */
  change(file: MediaFile, words: { caption: string; alt_text: string }): Promise<void>;
  /** Can be undone from the toast that says so. */
  remove(file: MediaFile): Promise<void>;
  restore(file: MediaFile): Promise<void>;
  /** Shown at once, and put back where it was refused. */
  order(files: readonly MediaFile[]): Promise<void>;
}

/** What the owner of files does to them, and what is said about it. */
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
  const reach = { ...api, throwOnError: true as const };
  const { queryKey } = mediaOptions(api, place);

  async function restore({ id, content_type }: MediaFile): Promise<void> {
    try {
      await calls.restoreMedia({ ...reach, path: { id } });
      await renewMedia(queries);
      toast({ title: `${noun(content_type)} is back.`, variant: 'success' });
    } catch (cause) {
      fail('Update failed', cause);
    }
  }

  return {
    restore,
    async change({ id }, body) {
      await calls.changeMedia({ ...reach, path: { id }, body });
      await renewMedia(queries);
      toast({ title: 'Image updated successfully', variant: 'success' });
    },
    async remove(file) {
      try {
        await calls.removeMedia({ ...reach, path: { id: file.id } });
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
        const { data } = await calls.orderMedia({ ...reach, body: { entity_type, entity_id, role, ids } });
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
