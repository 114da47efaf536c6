import { Suspense, useState } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import { AddTile, DropWords } from '#web/components/media/add-tile.tsx';
import { ACCEPTS_ALL } from '#web/components/media/file-kind.ts';
import { UploadTile } from '#web/components/media/upload-tile.tsx';
import { useMediaActions } from '#web/components/media/use-media-actions.ts';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { useUploads } from '#web/components/media/use-uploads.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { GalleryItem } from './gallery-item.tsx';
import { GALLERY_MOST, GALLERY_PAGE, type galleryPlace } from './gallery-place.ts';
import { MediaGrid } from './media-grid.tsx';
import { moveBy, useDragOrder } from './use-drag-order.ts';

const MediaViewer = lazyPart(
  async () => (await import('#web/components/media/media-viewer.tsx')).MediaViewer,
);

type GalleryPanelProps = {
  place: ReturnType<typeof galleryPlace>;
  files: readonly MediaFile[];
  /** The files that aren't loaded yet. */
  hiddenCount: number;
  onShowUpTo: (limit: number) => Promise<void>;
  isReadOnly: boolean;
};

export function GalleryPanel({ place, files, hiddenCount, onShowUpTo, isReadOnly }: GalleryPanelProps) {
  const { uploads, add, retry, cancel, dismiss } = useUploads(place);
  const actions = useMediaActions(place);
  const signed = useSignedUrls(files);
  const [opened, setOpened] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const loading = useAction((_, limit: number) => onShowUpTo(limit), { failed: 'Couldn’t load more' });
  const drag = useDragOrder(files, put);

  function put(next: MediaFile[], id: string) {
    actions.order(next);
    setNews(
      `Moved to place ${next.findIndex((file) => file.id === id) + 1} of ${next.length + hiddenCount}.`,
    );
  }

  if (isReadOnly && files.length === 0) {
    return (
      <EmptyState
        words="NOTHING YET"
        title="This gallery is empty"
        hint="The shop hasn’t added photos or videos yet."
      />
    );
  }

  const room = Math.max(0, GALLERY_MOST - files.length - hiddenCount - uploads.length);
  return (
    <>
      {files.length + uploads.length === 0 ? <FirstWords /> : null}
      <MediaGrid label="Gallery">
        {files.map((file, index) => (
          <GalleryItem
            key={file.id}
            file={file}
            signed={signed.get(file.file_path)}
            isFirst={index === 0}
            isLast={index === files.length - 1}
            drag={isReadOnly ? null : drag}
            onOpen={() => setOpened(file.id)}
            onMove={isReadOnly ? null : (by) => put(moveBy(files, file.id, by), file.id)}
            actions={actions}
          />
        ))}
        {uploads.map((upload) => (
          <li key={upload.id}>
            <UploadTile
              upload={upload}
              onRetry={() => retry(upload.id)}
              onCancel={() => cancel(upload.id)}
              onDismiss={() => dismiss(upload.id)}
            />
          </li>
        ))}
        {isReadOnly ? null : (
          <li>
            <AddTile
              label="Add photos or videos"
              hint={<DropWords />}
              below={room === 1 ? 'Room for 1 more' : `Room for ${room} more`}
              accept={ACCEPTS_ALL}
              multiple
              disabled={room === 0}
              onFiles={(chosen) => {
                add(chosen);
                // New files go to the end, which has to be visible then.
                if (hiddenCount > 0) void loading.run(GALLERY_MOST);
              }}
            />
          </li>
        )}
      </MediaGrid>
      {hiddenCount > 0 ? (
        <p className="mt-8">
          <Button
            size="touch"
            loading={loading.isBusy}
            onClick={() => void loading.run(Math.min(GALLERY_MOST, place.limit + GALLERY_PAGE))}
          >
            Load more
          </Button>
        </p>
      ) : null}
      {isReadOnly ? null : (
        <p className="mt-8 text-sm text-ink-2">
          JPG, PNG, WebP or HEIC up to 30 MB, MP4, MOV or WebM up to 200 MB. We remove location data.
        </p>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <MediaViewer files={files} signed={signed} startAt={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

function FirstWords() {
  return (
    <p className="mb-5 max-w-prose text-md text-ink-2">
      No photos yet. Good places to start: the counter on a busy morning, the window at night, the dish people
      come for.
    </p>
  );
}
