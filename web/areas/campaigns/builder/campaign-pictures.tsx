import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { PencilLine, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import { MEDIA_LIMITS } from '#domain/base/media.ts';
import { AddTile } from '#web/components/media/add-tile.tsx';
import { ACCEPTS_ALL } from '#web/components/media/file-kind.ts';
import { mediaOptions } from '#web/components/media/media-options.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { UploadTile } from '#web/components/media/upload-tile.tsx';
import { type MediaActions, useMediaActions } from '#web/components/media/use-media-actions.ts';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { useUploads } from '#web/components/media/use-uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const WordsDialog = lazyPart(
  async () => (await import('#web/components/media/words-dialog.tsx')).WordsDialog,
);

const MOST = MEDIA_LIMITS.campaign.gallery?.count ?? 0;

/** Example pictures. Each is saved as soon as it is uploaded, whether or not the text is saved. */
export function CampaignPictures({ campaignId }: { campaignId: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const place = { entity_type: 'campaign', entity_id: campaignId, role: 'gallery' } as const;
  const { data } = useQuery(mediaOptions(api, place));
  const files = (data?.files ?? []).filter(({ status }) => status === 'ready');
  const signed = useSignedUrls(files);
  const actions = useMediaActions(place);
  const { uploads, add, retry, cancel, dismiss } = useUploads(place);
  const room = MOST - files.length - uploads.filter(({ state }) => state !== 'failed').length;
  return (
    <div>
      <h3 className="text-sm font-semibold">Pictures</h3>
      <p className="mb-2 text-sm text-ink-2">Optional. Creators see them below the brief.</p>
      <ul aria-label="Pictures" className="grid grid-cols-3 gap-3 md:grid-cols-4">
        {files.map((file) => (
          <PictureItem key={file.id} file={file} signed={signed.get(file.file_path)} actions={actions} />
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
              label="Add pictures"
              accept={ACCEPTS_ALL}
              multiple
              onFiles={(chosen) => add(chosen.slice(0, room))}
            />
          </li>
        ) : null}
      </ul>
    </div>
  );
}

type PictureItemProps = { file: MediaFile; signed: SignedFile | undefined; actions: MediaActions };

function PictureItem({ file, signed, actions }: PictureItemProps) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const name = file.caption ?? file.original_name;
  return (
    <li className="relative aspect-[4/5] overflow-hidden rounded-control bg-fill">
      <MediaPicture file={file} signed={signed} sizes="9rem" alt={file.alt_text ?? name} />
      <div className="absolute top-1.5 right-1.5 flex gap-1.5">
        <Button
          ref={edit}
          size="dense"
          shape="icon"
          aria-label={`Describe ${name}`}
          icon={<PencilLine aria-hidden="true" />}
          onClick={() => setEditing(true)}
        />
        <Button
          size="dense"
          shape="icon"
          aria-label={`Remove ${name}`}
          icon={<X aria-hidden="true" />}
          onClick={() => void actions.remove.run(file)}
        />
      </div>
      {isEditing ? (
        <Suspense>
          <WordsDialog file={file} onClose={() => setEditing(false)} returnFocus={edit} />
        </Suspense>
      ) : null}
    </li>
  );
}
