import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Images } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import type { ChosenPictures } from '#contract/campaigns/pictures.ts';
import { MEDIA_LIMITS } from '#domain/base/media.ts';
import { AddTile } from '#web/components/media/add-tile.tsx';
import { ACCEPTS_ALL, ACCEPTS_PICTURES } from '#web/components/media/file-kind.ts';
import { mediaOptions } from '#web/components/media/media-options.ts';
import { UploadTile } from '#web/components/media/upload-tile.tsx';
import { useMediaActions } from '#web/components/media/use-media-actions.ts';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { useUploads } from '#web/components/media/use-uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { PictureItem } from './picture-item.tsx';

const ChoosePictures = lazyPart(async () => (await import('./choose-pictures.tsx')).ChoosePictures);

type CampaignPicturesProps = { businessId: string; campaignId: string; kind: ChosenPictures['role'] };

const WORDS = {
  hero: {
    title: 'Cover',
    hint: 'Optional. Without one, creators see the photo of your shop, or an illustration.',
    add: 'Add cover',
    more: 'Replace cover',
    choose: 'Choose cover',
  },
  gallery: {
    title: 'Pictures',
    hint: 'Optional. Creators see them below the brief.',
    add: 'Add pictures',
    more: 'Add pictures',
    choose: 'Choose pictures',
  },
};

const LOOK_AGAIN_MS = 1000;

/** Pictures of the campaign. Each is saved as soon as it is there, whether or not the text is saved. */
export function CampaignPictures({ businessId, campaignId, kind: role }: CampaignPicturesProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const place = { entity_type: 'campaign', entity_id: campaignId, role } as const;
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  const { data } = useQuery({
    ...mediaOptions(api, place),
    refetchInterval: ({ state }) => (isComing(state.data?.files, awaited) ? LOOK_AGAIN_MS : false),
  });
  const files = (data?.files ?? []).filter(
    ({ id, status }) => status === 'ready' || (status === 'processing' && awaited.includes(id)),
  );
  const signed = useSignedUrls(files);
  const actions = useMediaActions(place);
  const { uploads, add, retry, cancel, dismiss } = useUploads(place);
  const [isChoosing, setChoosing] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const words = WORDS[role];
  const most = MEDIA_LIMITS.campaign[role]?.count ?? 0;
  const underWay = uploads.filter(({ state }) => state !== 'failed').length;
  // A new cover takes the place of the old one once it has arrived.
  const room = most - underWay - (role === 'hero' ? 0 : files.length);
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-sm font-semibold">{words.title}</h3>
          <p className="text-sm text-ink-2">{words.hint}</p>
        </div>
        <Button
          ref={choose}
          size="dense"
          icon={<Images aria-hidden="true" />}
          disabled={room <= 0 && role === 'gallery'}
          onClick={() => setChoosing(true)}
        >
          {words.choose}
        </Button>
      </div>
      <ul aria-label={words.title} className="grid grid-cols-3 gap-3 md:grid-cols-4">
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
              label={files.length > 0 ? words.more : words.add}
              accept={role === 'hero' ? ACCEPTS_PICTURES : ACCEPTS_ALL}
              multiple={role === 'gallery'}
              onFiles={(chosen) => add(chosen.slice(0, room))}
            />
          </li>
        ) : null}
      </ul>
      {isChoosing ? (
        <Suspense>
          <ChoosePictures
            businessId={businessId}
            campaignId={campaignId}
            role={role}
            title={words.choose}
            most={role === 'hero' ? 1 : room}
            returnFocus={choose}
            onAdded={(copies) => setAwaited(copies.map(({ id }) => id))}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Copies are listed at once and can be shown a moment later. */
function isComing(files: readonly MediaFile[] = [], awaited: readonly string[]): boolean {
  return files.some(({ id, status }) => status === 'processing' && awaited.includes(id));
}
