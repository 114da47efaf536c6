import { Undo2 } from 'lucide-react';
import type { MediaFile } from '#contract/base/media.ts';
import { KEEP_DELETED_DAYS } from '#domain/base/media.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { TileFrame, tileShape } from '#web/components/media/tile-frame.tsx';
import { useMediaActions } from '#web/components/media/use-media-actions.ts';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { galleryPlace } from './gallery-place.ts';
import { MediaGrid, TILE_SIZES } from './media-grid.tsx';

type DeletedPanelProps = { businessId: string; files: readonly MediaFile[]; isReadOnly: boolean };

/** Deleted files that can still be restored. */
export function DeletedPanel({ businessId, files, isReadOnly }: DeletedPanelProps) {
  const { restore } = useMediaActions(galleryPlace(businessId));
  const signed = useSignedUrls(files);

  if (files.length === 0) {
    return (
      <EmptyState
        words="ALL KEPT"
        title="No deleted files"
        hint={`Deleted files stay here for ${KEEP_DELETED_DAYS} days, in case you change your mind.`}
      />
    );
  }
  return (
    <MediaGrid label="Recently deleted">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          <TileFrame title={file.caption ?? file.original_name} meta={daysLeft(file.deleted_at)}>
            <div className={`${tileShape} border border-line`}>
              <MediaPicture
                file={file}
                signed={signed.get(file.file_path)}
                sizes={TILE_SIZES}
                alt=""
                className="opacity-60"
              />
            </div>
          </TileFrame>
          {isReadOnly ? null : (
            <Button
              size="dense"
              className="mt-2.5"
              loading={restore.isBusy && restore.input?.id === file.id}
              icon={<Undo2 aria-hidden="true" />}
              aria-label={`Restore ${file.caption ?? file.original_name}`}
              onClick={() => void restore.run(file)}
            >
              Restore
            </Button>
          )}
        </li>
      ))}
    </MediaGrid>
  );
}

const DAY_MS = 86_400_000;

function daysLeft(deletedAt: string | null): string {
  const ends = Date.parse(deletedAt ?? '') + KEEP_DELETED_DAYS * DAY_MS;
  const days = Math.max(0, Math.ceil((ends - Date.now()) / DAY_MS));
  return days === 1 ? '1 day left' : `${days} days left`;
}
