import type { MediaFile } from '#contract/media.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';

/** The logo as it is kept, in a square; nothing where there is none. */
export function LogoPicture({ file, className }: { file: MediaFile | null; className: string }) {
  const signed = useSignedUrls(file ? [file] : []);
  if (file === null) return null;
  return (
    <span className={`block shrink-0 overflow-clip rounded-control border border-line ${className}`}>
      <MediaPicture file={file} signed={signed.get(file.file_path)} sizes="64px" alt="" />
    </span>
  );
}
