import { Suspense, useState } from 'react';
import type { CampaignApplicant } from '#contract/hiring/applicants.ts';
import { listPieces, type WorkPiece } from '#web/components/creators/work-pieces.ts';
import { WorkTile } from '#web/components/creators/work-tile.tsx';
import { Link } from '#web/components/link.tsx';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const MediaViewer = lazyPart(
  async () => (await import('#web/components/media/media-viewer.tsx')).MediaViewer,
);

type SentWorkProps = { applicant: CampaignApplicant; as: string | undefined };

/** The pieces sent with the pitch, and a link to the full portfolio. */
export function SentWork({ applicant, as }: SentWorkProps) {
  const { pieces, portfolio_count, creator_id } = applicant;
  const files = pieces.flatMap(({ file }) => file ?? []);
  const signed = useSignedUrls(files);
  const [openId, setOpenId] = useState<string | null>(null);
  const work = listPieces(
    files,
    pieces.flatMap(({ link }) => link ?? []),
  );
  if (work.length === 0 && portfolio_count === 0) return null;
  return (
    <section aria-label="Work">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="type-item">
          {work.length === 0 ? 'No samples attached' : 'Work attached to this pitch'}
        </h3>
        {portfolio_count > 0 ? (
          <Link
            href={`/business/creators/${creator_id}${as ? `?as=${as}` : ''}`}
            className="num inline-flex min-h-6 items-center text-base text-link touch:min-h-11"
          >
            All {portfolio_count}
            <span className="sr-only"> pieces of their portfolio</span>
          </Link>
        ) : null}
      </div>
      <ul className="mt-2.5 grid grid-cols-3 gap-2 md:grid-cols-4">
        {work.map((piece, place) => (
          <li key={piece.key}>
            <WorkTile
              piece={piece}
              isLarge={false}
              label={labelOf(piece, place, work.length)}
              signed={signed}
              onOpen={() => setOpenId(piece.key)}
            />
          </li>
        ))}
      </ul>
      {openId ? (
        <Suspense>
          <MediaViewer files={files} signed={signed} startAt={openId} onClose={() => setOpenId(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function labelOf(piece: WorkPiece, place: number, count: number): string {
  const words = 'link' in piece ? piece.link.title : (piece.file.caption ?? piece.file.alt_text);
  return `${words ? `${words}. ` : ''}Piece ${place + 1} of ${count}`;
}
