import { Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { reportOf } from '#web/components/reports/report-of.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const SignedViewer = lazyPart(
  async () => (await import('#web/components/media/signed-viewer.tsx')).SignedViewer,
);

type PictureGridProps = {
  /** Names the list. */
  label: string;
  files: readonly MediaFile[];
  /** The addresses of the pictures in the grid; the viewer asks for the others. */
  signed: ReadonlyMap<string, SignedFile>;
  /** More pictures than this open in the viewer only. */
  most: number;
  /** Whether the reader can report them. */
  canReport?: boolean;
};

/** Pictures in small squares. Each opens at full size, with all the others. */
export function PictureGrid({ label, files, signed, most, canReport = false }: PictureGridProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const shown = files.slice(0, most);
  const more = files.length - shown.length;
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {shown.map((file, index) => {
          const isVideo = file.content_type.startsWith('video/');
          const hidden = index === shown.length - 1 ? more : 0;
          return (
            <li key={file.id} className="min-w-0">
              <button
                type="button"
                onClick={() => setOpened(file.id)}
                className="relative block aspect-square w-full cursor-zoom-in overflow-hidden rounded-control border border-line"
              >
                <span className="sr-only">Open {isVideo ? 'video' : 'picture'}: </span>
                <MediaPicture
                  file={file}
                  signed={signed.get(file.file_path)}
                  sizes="(min-width: 64rem) 9rem, 33vw"
                  alt={file.alt_text ?? file.caption ?? `${index + 1} of ${files.length}`}
                />
                {isVideo && hidden === 0 ? <PlayMark /> : null}
                {hidden > 0 ? (
                  <span className="absolute inset-0 grid place-items-center bg-night/75 font-semibold text-lg text-night-ink">
                    <span className="sr-only">and </span>+{hidden}
                    <span className="sr-only"> more</span>
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
      {opened === null ? null : (
        <Suspense>
          <SignedViewer
            files={files}
            startAt={opened}
            onClose={() => setOpened(null)}
            {...(canReport && { actionFor: reportOf })}
          />
        </Suspense>
      )}
    </>
  );
}

function PlayMark() {
  return (
    <span className="pointer-events-none absolute inset-0 grid place-items-center">
      <span className="grid size-9 place-items-center rounded-full bg-night/85 text-night-ink">
        <Play aria-hidden="true" className="ml-0.5 size-4 stroke-[1.75]" />
      </span>
    </span>
  );
}
