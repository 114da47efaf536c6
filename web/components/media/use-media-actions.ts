import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { MediaFile, MediaFiles } from '#contract/base/media.ts';
import { call } from '#web/api/call.ts';
import { type Action, useAction } from '#web/session/use-action.ts';
import { type MediaPlace, mediaOptions } from './media-options.ts';
import { renewMedia } from './renew-media.ts';

export interface MediaActions {
  /** The toast offers Undo. */
  remove: Action<MediaFile>;
  restore: Action<MediaFile>;
  /** Shown immediately, and reverted on refusal. */
  order(files: readonly MediaFile[]): void;
}

/** The owner's actions on files, with their toasts. */
export function useMediaActions({ entity_type, entity_id, role, limit }: MediaPlace & { limit?: number }) {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const { queryKey } = mediaOptions(api, { entity_type, entity_id, role, ...(limit && { limit }) });

  const restore = useAction(
    (_, { id }: MediaFile) => call(api, 'POST /api/media/:id/restoration', { params: { id } }),
    {
      after: () => renewMedia(queries),
      done: (_, { content_type }) => ({ title: `${noun(content_type)} was restored.`, variant: 'success' }),
      failed: 'Update failed',
      isParallel: true,
    },
  );
  const remove = useAction((_, { id }: MediaFile) => call(api, 'DELETE /api/media/:id', { params: { id } }), {
    after: () => renewMedia(queries),
    done: (_, file) => ({
      title: 'Image deleted successfully',
      action: { label: 'Undo', onClick: () => void restore.run(file) },
    }),
    failed: 'Delete failed',
    isParallel: true,
  });
  const ordering = useAction(
    (_, { files }: { files: readonly MediaFile[]; before: MediaFiles | undefined }) =>
      call(api, 'PUT /api/media/order', {
        body: { entity_type, entity_id, role, ids: files.map(({ id }) => id) },
      }),
    {
      after: ({ files, found_count }) =>
        queries.setQueryData(queryKey, { files: files.slice(0, limit), found_count }),
      afterRefusal: (_, { before }) => queries.setQueryData(queryKey, before),
      failed: 'Update failed',
      isParallel: true,
    },
  );

  function order(files: readonly MediaFile[]) {
    const before = queries.getQueryData(queryKey);
    queries.setQueryData(queryKey, { files: [...files], found_count: before?.found_count ?? files.length });
    void ordering.run({ files, before });
  }

  return { remove, restore, order } satisfies MediaActions;
}

function noun(contentType: string): string {
  return contentType.startsWith('video/') ? 'The video' : 'The image';
}
