import { Play } from 'lucide-react';
import type { MediaFile } from '#contract/base/media.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';

type FileStripProps = { files: readonly MediaFile[]; empty?: string; most?: number };

/** Uploaded work as thumbnails, in order. */
export function FileStrip({ files, empty, most = 12 }: FileStripProps) {
  const shown = files.filter(({ status }) => status !== 'failed').slice(0, most);
  const signed = useSignedUrls(shown);
  if (shown.length === 0) return empty ? <p className="text-md text-ink-2">{empty}</p> : null;
  return (
    <ul className="grid grid-cols-5 gap-1.5">
      {shown.map((file) => (
        <li key={file.id} className="relative aspect-[4/6] overflow-hidden rounded-control">
          <MediaPicture
            file={file}
            signed={signed.get(file.file_path)}
            sizes="7rem"
            alt={file.alt_text ?? file.caption ?? file.original_name}
          />
          {file.content_type.startsWith('video/') ? (
            <span className="absolute inset-0 m-auto grid size-8 place-items-center rounded-full bg-on-mark/80 text-white">
              <Play aria-hidden="true" className="size-4 stroke-[1.75]" />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
