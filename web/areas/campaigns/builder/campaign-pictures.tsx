import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { MEDIA_LIMITS } from '#domain/base/media.ts';
import { AddTile } from '#web/components/media/add-tile.tsx';
import { ACCEPTS_ALL } from '#web/components/media/file-kind.ts';
import { mediaOptions } from '#web/components/media/media-options.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { UploadTile } from '#web/components/media/upload-tile.tsx';
import { useMediaActions } from '#web/components/media/use-media-actions.ts';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { useUploads } from '#web/components/media/use-uploads.ts';
import { Button } from '#web/ui/button.tsx';

const MOST = MEDIA_LIMITS.campaign.gallery?.count ?? 0;

/** Example pictures. Each is saved as soon as it is uploaded, whether or not the text is saved. */
export function CampaignPictures({ campaignId }: { campaignId: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const place = { entity_type: 'campaign', entity_id: campaignId, role: 'gallery' } as const;
  const { data } = useQuery(mediaOptions(api, place));
  const files = (data?.files ?? []).filter(({ status }) => status === 'ready');
  const signed = useSignedUrls(files);
  const { remove } = useMediaActions(place);
  const { uploads, add, retry, cancel, dismiss } = useUploads(place);
  const room = MOST - files.length - uploads.filter(({ state }) => state !== 'failed').length;
  return (
    <div>
      <h3 className="mb-1.5 text-sm font-semibold">Pictures</h3>
      <ul aria-label="Pictures" className="grid grid-cols-3 gap-3 md:grid-cols-4">
        {files.map((file) => (
          <li key={file.id} className="relative aspect-[4/5] overflow-hidden rounded-control bg-fill">
            <MediaPicture
              file={file}
              signed={signed.get(file.file_path)}
              sizes="9rem"
              alt={file.alt_text ?? file.caption ?? file.original_name}
            />
            <Button
              size="dense"
              shape="icon"
              className="absolute top-1.5 right-1.5"
              aria-label={`Remove ${file.caption ?? file.original_name}`}
              icon={<X aria-hidden="true" />}
              onClick={() => void remove.run(file)}
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
