import type { MediaFile } from '#contract/base/media.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';

/** The saved logo, cropped to a square; renders nothing without a logo. */
export function LogoPicture({ file, className }: { file: MediaFile | null; className: string }) {
  const signed = useSignedUrls(file ? [file] : []);
  if (file === null) return null;
  return (
    <span className={`block shrink-0 overflow-clip rounded-control border border-line ${className}`}>
      <MediaPicture file={file} signed={signed.get(file.file_path)} sizes="64px" alt="" />
    </span>
  );
}
