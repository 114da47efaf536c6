import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import { MEDIA_LIMITS } from '#domain/base/media.ts';
import { call } from '#web/api/call.ts';
import { adviceFor } from '#web/api/form-errors.ts';
import type { ApiReach } from '#web/api/reach.ts';
import { AddTile, DropWords } from '#web/components/media/add-tile.tsx';
import { ACCEPTS_ALL } from '#web/components/media/file-kind.ts';
import { renewMedia } from '#web/components/media/renew-media.ts';
import { UploadTile } from '#web/components/media/upload-tile.tsx';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { useUploads } from '#web/components/media/use-uploads.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { toast } from '#web/ui/toast.ts';

import { portfolioPlace } from './portfolio-place.ts';
import { PortfolioTile } from './portfolio-tile.tsx';

const MediaViewer = lazyPart(
  async () => (await import('#web/components/media/media-viewer.tsx')).MediaViewer,
);
const DescribeWork = lazyPart(async () => (await import('./describe-work.tsx')).DescribeWork);

const MOST = MEDIA_LIMITS.creator.portfolio?.count ?? 0;

type PortfolioFilesProps = { creatorId: string; files: readonly MediaFile[] };

/** A creator's own work: uploaded, in progress, and room for more. */
export function PortfolioFiles({ creatorId, files }: PortfolioFilesProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const actions = portfolioActions(api, queries, creatorId);
  const { uploads, add, retry, cancel, dismiss } = useUploads(portfolioPlace(creatorId));
  const signed = useSignedUrls(files);
  const [openId, setOpenId] = useState<string | null>(null);
  const [described, setDescribed] = useState<MediaFile | null>(null);
  const ids = files.map(({ id }) => id);
  const room = MOST - files.length - uploads.filter(({ state }) => state !== 'failed').length;

  async function tryTo(action: Promise<void>, failure: string) {
    await action.catch((cause) =>
      toast({ title: failure, description: adviceFor(cause), variant: 'destructive' }),
    );
  }

  function place(id: string, at: number) {
    const rest = ids.filter((other) => other !== id);
    void tryTo(actions.order([...rest.slice(0, at), id, ...rest.slice(at)]), 'The order didn’t change');
  }

  async function remove({ id, caption, original_name }: MediaFile) {
    await tryTo(
      actions.remove(id).then(() =>
        toast({
          title: `${caption ?? original_name} was removed.`,
          action: {
            label: 'Undo',
            onClick: () => void tryTo(actions.restore(id), 'Couldn’t restore it'),
          },
        }),
      ),
      'Delete failed',
    );
  }

  return (
    <>
      <ul
        aria-label="Portfolio"
        className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-4 sm:gap-y-8"
      >
        {files.map((file, index) => (
          <li key={file.id} className="min-w-0">
            <PortfolioTile
              file={file}
              signed={signed.get(file.file_path)}
              isFirst={index === 0}
              isLast={index === files.length - 1}
              onOpen={() => setOpenId(file.id)}
              onMakeCover={() => place(file.id, 0)}
              onMove={(by) => place(file.id, index + by)}
              onDescribe={() => setDescribed(file)}
              onRemove={() => void remove(file)}
            />
          </li>
        ))}
        {uploads.map((upload) => (
          <li key={upload.id} className="min-w-0">
            <UploadTile
              upload={upload}
              onRetry={() => retry(upload.id)}
              onDismiss={() => dismiss(upload.id)}
              onCancel={() => cancel(upload.id)}
            />
          </li>
        ))}
        {room > 0 ? (
          <li className="min-w-0">
            <AddTile
              label="Add work"
              hint={<DropWords />}
              below={`You can add ${room} more`}
              accept={ACCEPTS_ALL}
              multiple
              onFiles={(chosen) => add(chosen.slice(0, room))}
            />
          </li>
        ) : null}
      </ul>
      <Suspense>
        {openId ? (
          <MediaViewer files={files} signed={signed} startAt={openId} onClose={() => setOpenId(null)} />
        ) : null}
        {described ? (
          <DescribeWork
            file={described}
            send={(words) => actions.describe(described.id, words)}
            onClosed={() => setDescribed(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** A creator's changes to their work. Each resolves when the list shows it. */
function portfolioActions(api: ApiReach, queries: QueryClient, creatorId: string) {
  const after = () => renewMedia(queries);
  return {
    async order(ids: string[]): Promise<void> {
      await call(api, 'PUT /api/media/order', { body: { ...portfolioPlace(creatorId), ids } });
      await after();
    },
    async describe(id: string, words: { caption: string; alt_text: string }): Promise<void> {
      await call(api, 'PATCH /api/media/:id', { params: { id }, body: words });
      await after();
    },
    async remove(id: string): Promise<void> {
      await call(api, 'DELETE /api/media/:id', { params: { id } });
      await after();
    },
    async restore(id: string): Promise<void> {
      await call(api, 'POST /api/media/:id/restoration', { params: { id } });
      await after();
    },
  };
}
