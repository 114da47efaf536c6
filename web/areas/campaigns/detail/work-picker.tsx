import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { artPath } from '#art/catalogue.ts';
import type { SignedFile } from '#contract/base/media.ts';
import { listPieces, type WorkPiece } from '#web/components/creators/work-pieces.ts';
import { Link } from '#web/components/link.tsx';
import { mediaOptions } from '#web/components/media/media-options.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { applicationOptions } from '#web/components/profile/application-options.ts';
import { portfolioPlace } from '#web/components/profile/portfolio-place.ts';

const MOST = 4;

type WorkPickerProps = { chosen: readonly string[]; onChange: (pieces: string[]) => void };

/** The creator's portfolio, to choose pieces from. */
export function WorkPicker({ chosen, onChange }: WorkPickerProps) {
  const { pieces, signed, isKnown } = useOwnPieces();
  const known = chosen.filter((key) => pieces.some((piece) => keyOf(piece) === key));
  if (!isKnown) return null;
  if (pieces.length === 0) {
    return (
      <p className="text-md text-ink-2">
        Nothing to attach yet.{' '}
        <Link href="/creator/settings#portfolio" className="text-link">
          Add work to your portfolio
        </Link>
      </p>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="float-left text-sm font-semibold">Attach work</legend>
      <p className="num text-right text-hint text-ink-3">
        {known.length} of {MOST} selected
      </p>
      <ul className="mt-1.5 flex clear-both gap-2 overflow-x-auto p-1 -mx-1">
        {pieces.map((piece) => {
          const key = keyOf(piece);
          const isOn = known.includes(key);
          return (
            <li key={key} className="shrink-0">
              <label
                className={`relative block h-25 w-20 cursor-pointer overflow-hidden rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default has-disabled:opacity-45 ${isOn ? 'ring-2 ring-ink' : ''}`}
              >
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={!isOn && known.length >= MOST}
                  onChange={() => onChange(isOn ? known.filter((one) => one !== key) : [...known, key])}
                  className="absolute inset-0 appearance-none opacity-0"
                />
                <span className="sr-only">{nameOf(piece)}</span>
                <Face piece={piece} signed={signed} />
                {isOn ? (
                  <span
                    aria-hidden="true"
                    className="absolute top-1.5 right-1.5 grid size-5 place-items-center rounded-full bg-ink text-paper"
                  >
                    <Check className="size-3.5 stroke-[2.5]" />
                  </span>
                ) : null}
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

function useOwnPieces() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: application } = useQuery(applicationOptions(api));
  const profile = application?.profile ?? null;
  const { data: media } = useQuery({
    ...mediaOptions(api, portfolioPlace(profile?.id ?? '')),
    enabled: profile !== null,
  });
  const files = media?.files ?? [];
  const signed = useSignedUrls(files);
  const isKnown = profile !== null && media !== undefined;
  return { pieces: isKnown ? listPieces(files, profile.links) : [], signed, isKnown };
}

type FaceProps = { piece: WorkPiece; signed: ReadonlyMap<string, SignedFile> };

function Face({ piece, signed }: FaceProps) {
  if ('file' in piece) {
    return <MediaPicture file={piece.file} signed={signed.get(piece.file.file_path)} sizes="5rem" alt="" />;
  }
  return (
    <img
      src={artPath.still('loaf', piece.link.id)}
      alt=""
      width={80}
      height={100}
      loading="lazy"
      className="size-full object-cover"
    />
  );
}

function keyOf(piece: WorkPiece): string {
  return 'file' in piece ? `file:${piece.file.id}` : `link:${piece.link.id}`;
}

function nameOf(piece: WorkPiece): string {
  if ('file' in piece) {
    const what = piece.kind === 'video' ? 'Video' : 'Photo';
    return `${what}: ${piece.file.caption ?? piece.file.alt_text ?? 'without a caption'}`;
  }
  return piece.link.title ?? piece.link.url;
}
