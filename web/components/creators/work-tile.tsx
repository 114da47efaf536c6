import { ArrowUpRight, Link2, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { artPath } from '#art/catalogue.ts';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import type { PortfolioLink } from '#contract/creators/profiles.ts';
import { Link } from '#web/components/link.tsx';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { kindWords } from '#web/components/media/media-words.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import type { WorkPiece } from './work-pieces.ts';

type WorkTileProps = {
  piece: WorkPiece;
  isLarge: boolean;
  label: string;
  signed: ReadonlyMap<string, SignedFile>;
  onOpen: () => void;
};

const FRAME =
  'relative block aspect-[4/5] size-full overflow-hidden rounded-control bg-sunken text-left outline-offset-2 md:rounded-large';

/** A file opens in the viewer, a post on its platform. */
export function WorkTile({ piece, isLarge, label, signed, onOpen }: WorkTileProps) {
  if ('link' in piece) {
    return (
      <Link href={piece.link.url} target="_blank" rel="noopener noreferrer nofollow" className={`${FRAME}`}>
        <PostFace link={piece.link} />
        <span className="sr-only">{label}, opens another site</span>
      </Link>
    );
  }
  return (
    <button type="button" onClick={onOpen} className={`${FRAME} cursor-zoom-in`}>
      <FileFace file={piece.file} isLarge={isLarge} signed={signed.get(piece.file.file_path)} />
      <span className="sr-only">{label}</span>
    </button>
  );
}

type FileFaceProps = { file: MediaFile; isLarge: boolean; signed: SignedFile | undefined };

function FileFace({ file, isLarge, signed }: FileFaceProps) {
  const isVideo = file.content_type.startsWith('video/');
  return (
    <>
      <MediaPicture
        file={file}
        signed={signed}
        sizes={isLarge ? '(min-width: 48rem) 24rem, 66vw' : '(min-width: 48rem) 12rem, 33vw'}
        alt=""
        eager={isLarge}
        className="absolute inset-0"
      />
      {isLarge && file.caption ? (
        <span
          aria-hidden="true"
          className="absolute inset-x-2.5 bottom-2.5 rounded-control bg-surface px-3.5 py-2.5 text-md font-semibold text-ink max-md:hidden"
        >
          <span className="line-clamp-2">{file.caption}</span>
        </span>
      ) : null}
      {isVideo ? (
        <Tag corner={isLarge && file.caption ? 'top-right' : 'bottom-left'}>
          <Play className="size-3.5 fill-current stroke-0" />
          {kindWords(file)}
        </Tag>
      ) : null}
    </>
  );
}

/** Posts have no picture here, so their text is shown on a still. */
function PostFace({ link }: { link: PortfolioLink }) {
  return (
    <>
      <img
        src={artPath.still(stillOf(link.id), link.id)}
        alt=""
        width={300}
        height={375}
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
      <Tag corner="top-right">
        {link.platform === 'other' ? (
          <Link2 className="size-4 stroke-2" />
        ) : (
          <PlatformIcon platform={link.platform} className="size-4" />
        )}
      </Tag>
      <span
        aria-hidden="true"
        className="absolute inset-x-2 bottom-2 flex items-center gap-1.5 rounded-control bg-surface px-2.5 py-1.5 text-sm font-semibold text-ink"
      >
        <span className="line-clamp-2 min-w-0 grow break-words">{link.title ?? 'View post'}</span>
        <ArrowUpRight className="size-4 shrink-0 stroke-2" />
      </span>
    </>
  );
}

function Tag({ corner, children }: { corner: 'top-right' | 'bottom-left'; children: ReactNode }) {
  const place = corner === 'top-right' ? 'top-2 right-2' : 'bottom-2 left-2';
  return (
    <span
      aria-hidden="true"
      className={`num absolute ${place} inline-flex h-6.5 items-center gap-1 rounded-badge bg-[#17130f]/85 px-2 text-xs font-semibold text-white`}
    >
      {children}
    </span>
  );
}

const STILLS = ['loaf', 'bowl', 'bridge', 'latte', 'bouquet', 'taco'] as const;

function stillOf(id: string) {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return STILLS[sum % STILLS.length] ?? 'loaf';
}
