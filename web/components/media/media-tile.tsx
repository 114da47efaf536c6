import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import { MediaPicture } from './media-picture.tsx';
import { kindWords } from './media-words.ts';
import { TileFrame, tileShape } from './tile-frame.tsx';

type MediaTileProps = {
  file: MediaFile;
  signed: SignedFile | undefined;
  sizes: string;
  /** Opens it at full size. */
  onOpen?: () => void;
  /** At the upper left, such as "Cover". */
  badge?: ReactNode;
  /** At the upper right: a menu. */
  action?: ReactNode;
  eager?: boolean;
};

/** An uploaded file; a press opens it at full size. */
export function MediaTile({ file, signed, sizes, onOpen, badge, action, eager }: MediaTileProps) {
  const name = file.caption ?? file.original_name;
  const picture = (
    <>
      <MediaPicture file={file} signed={signed} sizes={sizes} eager={eager} alt={onOpen ? '' : undefined} />
      {file.content_type.startsWith('video/') ? <PlayMark /> : null}
    </>
  );
  return (
    <TileFrame title={name} meta={kindWords(file)}>
      <div className={`${tileShape} border border-line`}>
        {onOpen ? (
          <button
            type="button"
            aria-label={`Open ${name}`}
            onClick={onOpen}
            className="absolute inset-0 cursor-zoom-in focus-visible:-outline-offset-4"
          >
            {picture}
          </button>
        ) : (
          picture
        )}
        {badge ? <div className="absolute top-2 left-2">{badge}</div> : null}
        {action ? <div className="absolute top-2 right-2">{action}</div> : null}
      </div>
    </TileFrame>
  );
}

function PlayMark() {
  return (
    <span className="pointer-events-none absolute inset-0 grid place-items-center">
      <span className="grid size-11 place-items-center rounded-full bg-night/85 text-night-ink">
        <Play aria-hidden="true" className="ml-0.5 size-5 stroke-[1.75]" />
      </span>
    </span>
  );
}
