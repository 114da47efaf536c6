import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { MediaFile } from '#contract/base/media.ts';
import { mediaOptions } from '#web/components/media/media-options.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { photoPlace } from './photo-place.ts';

type OwnFaceProps = { creatorId: string; name: string; className: string };

/** The user's own profile photo, or their initials. */
export function OwnFace({ creatorId, name, className }: OwnFaceProps) {
  const photo = useOwnPhoto(creatorId);
  const signed = useSignedUrls(photo ? [photo] : []);
  if (photo === null) return <Avatar name={name} className={className} />;
  return (
    <span className={`block shrink-0 overflow-hidden rounded-full bg-fill ${className}`}>
      <MediaPicture file={photo} signed={signed.get(photo.file_path)} sizes="80px" alt="" eager />
    </span>
  );
}

export function useOwnPhoto(creatorId: string): MediaFile | null {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(mediaOptions(api, photoPlace(creatorId)));
  return data?.files.find(({ status }) => status === 'ready') ?? null;
}
