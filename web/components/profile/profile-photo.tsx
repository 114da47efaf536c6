import { useRouter } from '@tanstack/react-router';
import { Trash2, Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ACCEPTS_PICTURES } from '#web/components/media/file-kind.ts';
import { PictureUpload } from '#web/components/media/picture-upload.tsx';
import { useMediaActions } from '#web/components/media/use-media-actions.ts';
import { useUploads } from '#web/components/media/use-uploads.ts';
import { enter } from '#web/session/enter.ts';
import { logFailure } from '#web/session/log-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { OwnFace, useOwnPhoto } from './own-face.tsx';
import { photoPlace } from './photo-place.ts';

type ProfilePhotoProps = { creatorId: string; name: string };

/** The photo beside the creator's name. It is saved as soon as it is uploaded. */
export function ProfilePhoto({ creatorId, name }: ProfilePhotoProps) {
  const place = photoPlace(creatorId);
  const photo = useOwnPhoto(creatorId);
  const uploads = useUploads(place);
  const { remove } = useMediaActions(place);
  const input = useRef<HTMLInputElement>(null);
  useRefreshedMenu(photo?.id ?? null);
  return (
    <section aria-labelledby="photo-title" className="mb-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <OwnFace creatorId={creatorId} name={name} className="size-16" />
        <div className="min-w-0 grow basis-48">
          <p id="photo-title" className="text-sm font-semibold">
            Profile photo
          </p>
          <p className="text-base text-ink-2">
            {photo
              ? 'Shops see it next to your name.'
              : 'Optional. Shops see your initials until you add one.'}
          </p>
        </div>
        <div className="flex gap-2">
          <Button size="touch" icon={<Upload aria-hidden="true" />} onClick={() => input.current?.click()}>
            {photo ? 'Replace photo' : 'Add photo'}
          </Button>
          {photo ? (
            <Button
              size="touch"
              shape="icon"
              aria-label="Remove photo"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => void remove.run(photo)}
            />
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Profile photo"
          accept={ACCEPTS_PICTURES}
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])].slice(0, 1));
            event.target.value = '';
          }}
        />
      </div>
      <PictureUpload name="Profile photo" uploads={uploads} />
    </section>
  );
}

/** The menu in the header shows the photo too. */
function useRefreshedMenu(photoId: string | null): void {
  const router = useRouter();
  const shown = useRef(photoId);
  useEffect(() => {
    if (photoId === shown.current) return;
    shown.current = photoId;
    enter(router).catch((cause) => logFailure('Failed to get the session', cause));
  }, [photoId, router]);
}
