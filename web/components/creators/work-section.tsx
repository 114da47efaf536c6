import { Suspense, useRef, useState } from 'react';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import type { PortfolioLink } from '#contract/creators/profiles.ts';
import { reportOf } from '#web/components/reports/report-of.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/chip.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import {
  countKinds,
  KIND_NAMES,
  listPieces,
  type PieceKind,
  SHOWN_AT_FIRST,
  SHOWN_MORE,
  type WorkPiece,
} from './work-pieces.ts';
import { WorkTile } from './work-tile.tsx';

const MediaViewer = lazyPart(
  async () => (await import('#web/components/media/media-viewer.tsx')).MediaViewer,
);

type WorkSectionProps = {
  files: readonly MediaFile[];
  links: readonly PortfolioLink[];
  signed: ReadonlyMap<string, SignedFile>;
  /** The creator's name. */
  name: string;
  /** Whether the reader can report the files. */
  canReport: boolean;
};

export function WorkSection({ files, links, signed, name, canReport }: WorkSectionProps) {
  const all = listPieces(files, links);
  const kinds = countKinds(all);
  const [chosen, setChosen] = useState<PieceKind | 'all'>('all');
  const [most, setMost] = useState(SHOWN_AT_FIRST);
  const [opened, setOpened] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const pieces = chosen === 'all' ? all : all.filter(({ kind }) => kind === chosen);
  const shown = pieces.slice(0, most);
  const viewable = pieces.flatMap((piece) => ('file' in piece ? [piece.file] : []));

  /** Moves the focus to the first new piece. */
  function showMore() {
    const next = shown.length;
    setMost(most + SHOWN_MORE);
    requestAnimationFrame(() => {
      list.current?.children[next]?.querySelector<HTMLElement>('a, button')?.focus();
    });
  }

  return (
    <section aria-labelledby="work-title" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="work-title" className="type-block-title">
          Work
        </h2>
        {kinds.length > 0 ? (
          <Segments
            label="Filter work"
            value={chosen}
            options={[
              { value: 'all' as PieceKind | 'all', label: `All ${all.length}` },
              ...kinds.map(({ kind, count }) => ({ value: kind, label: `${KIND_NAMES[kind]} ${count}` })),
            ]}
            onValueChange={(next) => {
              setChosen(next);
              setMost(SHOWN_AT_FIRST);
            }}
          />
        ) : null}
      </div>
      {all.length === 0 ? (
        <p className="mt-3 text-md text-ink-2">{name} hasn’t added any work yet.</p>
      ) : (
        <>
          <ul ref={list} className="mt-4 grid grid-cols-3 gap-2 md:grid-cols-4 md:gap-3">
            {shown.map((piece, index) => (
              <li key={piece.key} className={index === 0 && shown.length > 2 ? 'col-span-2 row-span-2' : ''}>
                <WorkTile
                  piece={piece}
                  isLarge={index === 0 && shown.length > 2}
                  label={labelOf(piece, pieces.indexOf(piece), pieces.length)}
                  signed={signed}
                  onOpen={() => setOpened(piece.key)}
                />
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-md text-ink-2">
              {shown.length < pieces.length
                ? `${shown.length} of ${pieces.length} pieces`
                : `${pieces.length} ${pieces.length === 1 ? 'piece' : 'pieces'}`}
            </p>
            {shown.length < pieces.length ? <Button onClick={showMore}>Load More</Button> : null}
          </div>
        </>
      )}
      {opened === null ? null : (
        <Suspense>
          <MediaViewer
            files={viewable}
            signed={signed}
            startAt={opened}
            onClose={() => setOpened(null)}
            {...(canReport && { actionFor: reportOf })}
          />
        </Suspense>
      )}
    </section>
  );
}

function labelOf(piece: WorkPiece, index: number, count: number): string {
  if ('link' in piece) return piece.link.title ?? `Post on ${KIND_NAMES[piece.kind]}`;
  const words = piece.file.caption ?? piece.file.alt_text;
  const place = `${piece.kind === 'video' ? 'Video' : 'Photo'} ${index + 1} of ${count}`;
  return words ? `${words}. ${place}` : place;
}
