import { FileText, Film } from 'lucide-react';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';

type MediaPictureProps = {
  file: MediaFile;
  /** Undefined until the address is known; until then the blurred placeholder is shown. */
  signed: SignedFile | undefined;
  /** The rendered width, as for `<img sizes>`. */
  sizes: string;
  className?: string;
  /** Overrides the file's alt text; '' if the text beside it says the same. */
  alt?: string;
  /** True for a picture in the first view. */
  eager?: boolean;
};

/** A picture, the still of a video, or a document icon. It fills its frame. */
export function MediaPicture({ file, signed, sizes, className = '', alt, eager }: MediaPictureProps) {
  const isVideo = file.content_type.startsWith('video/');
  const words = alt ?? file.alt_text ?? file.caption ?? '';
  const isDocument = file.content_type === 'application/pdf';
  const source = isDocument ? null : isVideo ? signed?.poster_url : signed?.url;
  const look = `size-full bg-sunken bg-cover bg-center object-cover ${className}`;
  const blurred = file.placeholder ? { backgroundImage: `url("${file.placeholder}")` } : undefined;
  if (!source || !signed) {
    return (
      <span {...named(words)} className={`grid place-items-center text-ink-3 ${look}`} style={blurred}>
        {isDocument ? <FileText aria-hidden="true" className="size-7 stroke-[1.75]" /> : null}
        {isVideo && !file.has_poster ? <Film aria-hidden="true" className="size-7 stroke-[1.75]" /> : null}
      </span>
    );
  }
  return (
    <img
      src={source}
      srcSet={toSourceSet(file, signed, source)}
      sizes={sizes}
      alt={words}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={look}
      style={blurred}
    />
  );
}

function named(words: string) {
  return words === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': words };
}

function toSourceSet(file: MediaFile, signed: SignedFile, source: string): string | undefined {
  if (signed.copies.length === 0 || file.width === null) return undefined;
  const sources = [...signed.copies, { width: file.width, url: source }];
  return sources.map(({ width, url }) => `${url} ${width}w`).join(', ');
}
