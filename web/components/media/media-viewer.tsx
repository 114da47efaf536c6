import { Dialog as Base } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import { MediaPicture } from './media-picture.tsx';

type MediaViewerProps = {
  files: readonly MediaFile[];
  signed: ReadonlyMap<string, SignedFile>;
  /** The id of the first file to show. */
  startAt: string;
  onClose: () => void;
  /** Beside the title of the shown file, such as a button that reports it. */
  actionFor?: (file: MediaFile) => ReactNode;
};

const SWIPE_PX = 48;

/** Full-screen view of one file at a time: arrows, keys and swipes change the file, Escape closes. */
export function MediaViewer({ files, signed, startAt, onClose, actionFor }: MediaViewerProps) {
  const [shownId, setShownId] = useState(startAt);
  const place = Math.max(
    0,
    files.findIndex(({ id }) => id === shownId),
  );
  const file = files[place];
  const swipedFrom = useRef<number | null>(null);
  if (file === undefined) return null;

  function step(by: -1 | 1) {
    const next = files[(place + by + files.length) % files.length];
    if (next) setShownId(next.id);
  }

  function onKeyDown({ key, target }: KeyboardEvent) {
    // A focused video handles its own keys.
    if (target instanceof HTMLVideoElement) return;
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  }

  const name = file.caption ?? file.original_name;
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 min-h-dvh bg-night" />
        <Base.Popup
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex h-dvh flex-col text-night-ink outline-none"
        >
          <header className="flex shrink-0 items-center gap-3 px-4 py-3 md:px-6">
            <Base.Title className="min-w-0 grow truncate font-semibold text-md">{name}</Base.Title>
            <p aria-live="polite" className="num shrink-0 text-night-ink-2 text-sm">
              {place + 1} of {files.length}
            </p>
            {actionFor?.(file)}
            <Base.Close aria-label="Close" className={`${round} -mr-2`}>
              <X aria-hidden="true" className="size-5.5 stroke-[1.75]" />
            </Base.Close>
          </header>
          <div
            className="relative flex min-h-0 grow touch-pan-y items-center justify-center px-2 md:px-20"
            onPointerDown={({ clientX, pointerType }) => {
              swipedFrom.current = pointerType === 'touch' ? clientX : null;
            }}
            onPointerUp={({ clientX }) => {
              const by = clientX - (swipedFrom.current ?? clientX);
              swipedFrom.current = null;
              if (Math.abs(by) > SWIPE_PX) step(by > 0 ? -1 : 1);
            }}
          >
            <Shown key={file.id} file={file} signed={signed.get(file.file_path)} />
            {files.length > 1 ? (
              <>
                <Step label="Previous" onClick={() => step(-1)} className="left-2 md:left-5">
                  <ChevronLeft aria-hidden="true" className="size-6 stroke-[1.75]" />
                </Step>
                <Step label="Next" onClick={() => step(1)} className="right-2 md:right-5">
                  <ChevronRight aria-hidden="true" className="size-6 stroke-[1.75]" />
                </Step>
              </>
            ) : null}
          </div>
          <p className="min-h-14 shrink-0 px-4 py-4 text-balance text-center text-md text-night-ink-2 md:px-6">
            {file.alt_text ?? ''}
          </p>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Shown({ file, signed }: { file: MediaFile; signed: SignedFile | undefined }) {
  if (file.content_type.startsWith('video/') && signed) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: what people film of their work comes without captions.
      <video
        src={signed.url}
        poster={signed.poster_url ?? undefined}
        aria-label={file.alt_text ?? file.caption ?? file.original_name}
        controls
        playsInline
        className="max-h-full max-w-full rounded-card bg-black"
      />
    );
  }
  return (
    <MediaPicture
      file={file}
      signed={signed}
      sizes="100vw"
      eager
      alt={file.alt_text ?? file.caption ?? file.original_name}
      className="rounded-card bg-transparent! bg-none! object-contain!"
    />
  );
}

type StepProps = { label: string; onClick: () => void; className: string; children: ReactNode };

function Step({ label, onClick, className, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`absolute top-1/2 -translate-y-1/2 bg-night-raised/90 ${round} ${className}`}
    >
      {children}
    </button>
  );
}

const round =
  'grid size-11 shrink-0 place-items-center rounded-full hover:bg-night-line focus-visible:outline-2 focus-visible:outline-night-ink';
