import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import type { ChosenPictures } from '#contract/campaigns/pictures.ts';
import { isVideoType, MEDIA_LIMITS } from '#domain/base/media.ts';
import { call } from '#web/api/call.ts';
import { Link } from '#web/components/link.tsx';
import { mediaOptions } from '#web/components/media/media-options.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { renewMedia } from '#web/components/media/renew-media.ts';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';

type ChoosePicturesProps = {
  businessId: string;
  campaignId: string;
  role: ChosenPictures['role'];
  title: string;
  most: number;
  returnFocus: RefObject<HTMLElement | null>;
  onAdded: (copies: readonly MediaFile[]) => void;
  onClose: () => void;
};

/** The shop's own photos, to use in a campaign without uploading them again. */
export function ChoosePictures(props: ChoosePicturesProps) {
  const { businessId, campaignId, role, title, most, returnFocus, onAdded, onClose } = props;
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const { files, isKnown } = useOwnFiles(businessId, role);
  const signed = useSignedUrls(files);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { run, isBusy, problem } = useAction(
    () =>
      call(api, 'POST /api/businesses/:id/campaigns/:identifier/pictures', {
        params: { id: businessId, identifier: campaignId },
        body: { role, media_file_ids: [...chosen] },
      }),
    {
      after: async (added) => {
        onAdded(added.files);
        await renewMedia(queries);
      },
    },
  );

  function close() {
    onClose();
    returnFocus.current?.focus();
  }

  function toggle(id: string) {
    if (chosen.includes(id)) setChosen(chosen.filter((one) => one !== id));
    else setChosen(most === 1 ? [id] : [...chosen, id]);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && close()}
      title={title}
      description={
        role === 'hero' ? 'From the photos of your shop.' : 'From the photos and videos of your shop.'
      }
      width="wide"
      closable={false}
      actions={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            variant="primary"
            loading={isBusy}
            disabled={chosen.length === 0}
            onClick={() => void run().then((isDone) => isDone && close())}
          >
            {chosen.length > 1 ? `Add ${chosen.length} pictures` : 'Add picture'}
          </Button>
        </>
      }
    >
      {isKnown && files.length === 0 ? (
        <p className="mt-5 text-md text-ink-2">
          Your shop has no photos yet.{' '}
          <Link href="/business/media" className="text-link">
            Add photos
          </Link>
        </p>
      ) : null}
      <ul aria-label="Photos and videos of your shop" className="mt-5 grid grid-cols-3 gap-2 md:grid-cols-5">
        {files.map((file) => {
          const isOn = chosen.includes(file.id);
          return (
            <li key={file.id} className="min-w-0">
              <button
                type="button"
                aria-pressed={isOn}
                disabled={!isOn && most > 1 && chosen.length >= most}
                onClick={() => toggle(file.id)}
                className={`relative block aspect-square w-full overflow-hidden rounded-control border disabled:opacity-45 ${isOn ? 'border-ink outline-2 outline-ink' : 'border-line'}`}
              >
                <MediaPicture
                  file={file}
                  signed={signed.get(file.file_path)}
                  sizes="9rem"
                  alt={file.alt_text ?? file.caption ?? file.original_name}
                />
                {isOn ? (
                  <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-ink text-paper">
                    <Check aria-hidden="true" className="size-4 stroke-2" />
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
      <FormAlert className="mt-4">{problem}</FormAlert>
    </Dialog>
  );
}

/** The storefront first, then the gallery in its order. A cover is a photo, so it takes no video. */
function useOwnFiles(entity_id: string, role: ChosenPictures['role']) {
  const { api } = useRouteContext({ from: '__root__' });
  const place = { entity_type: 'business', entity_id } as const;
  const limit = MEDIA_LIMITS.business.gallery?.count ?? 0;
  return useQueries({
    queries: [
      mediaOptions(api, { ...place, role: 'hero' }),
      mediaOptions(api, { ...place, role: 'gallery', limit }),
    ],
    combine: (answers) => ({
      isKnown: answers.every(({ data }) => data !== undefined),
      files: answers
        .flatMap(({ data }) => data?.files ?? [])
        .filter((file) => file.status === 'ready' && (role === 'gallery' || !isVideoType(file.content_type))),
    }),
  });
}
