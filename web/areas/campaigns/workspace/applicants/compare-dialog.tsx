import { useQueries } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CampaignApplicant } from '#contract/hiring/applicants.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { formatPrice } from '#domain/format/money.ts';
import { CreatorFace } from '#web/components/creators/creator-face.tsx';
import { listPieces } from '#web/components/creators/work-pieces.ts';
import { Link } from '#web/components/link.tsx';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { Rating } from '#web/components/ratings/rating.tsx';
import { shortCount } from '#web/components/social/count-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FaceColors } from '#web/ui/face-colors.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { jobsWords, nameOf, placeWords } from './applicant-words.ts';
import { applicantOptions, type CampaignPlace } from './applicants-options.ts';

type CompareDialogProps = {
  place: CampaignPlace;
  ids: readonly string[];
  payoutCents: number | null;
  onOpen: (id: string) => void;
  onShortlist: ((applicant: CampaignApplicant) => void) | null;
  onClose: () => void;
};

/** Compares two to four applicants, line by line. The names stay in sight while the rest scrolls. */
export function CompareDialog({ place, ids, payoutCents, onOpen, onShortlist, onClose }: CompareDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const answers = useQueries({ queries: ids.map((id) => applicantOptions(api, place, id)) });
  const applicants = answers.flatMap(({ data }) => data ?? []);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Compare applicants"
      phone="full"
      className="md:max-w-[76rem]!"
    >
      {applicants.length < ids.length ? (
        <Skeleton className="mt-5 h-64 w-full" />
      ) : (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label="Comparison"
          className="mt-3 overflow-auto max-md:-mx-5 max-md:max-h-[calc(100dvh-7rem)] max-md:px-3 md:mt-5"
        >
          {ids.length > 2 ? (
            <p className="sticky left-0 px-2 pb-1 text-hint text-ink-2 md:hidden">
              Swipe sideways to see all {ids.length}.
            </p>
          ) : null}
          <table
            className={`w-full table-fixed border-collapse text-md [&_td]:align-top [&_th]:align-top md:min-w-[34rem] ${PHONE_WIDTH[ids.length] ?? ''}`}
          >
            <caption className="sr-only">Selected applicants side by side</caption>
            <Faces applicants={applicants} />
            <tbody className="[&_td]:border-line [&_td]:border-t [&_td]:px-2 [&_td]:py-2.5 md:[&_td]:px-3 [&_th]:border-line [&_th]:border-t">
              <Line
                name="Price"
                of={applicants}
                cell={({ quote }) => formatPrice(quote ? quote.amount_cents : payoutCents)}
              />
              <Line
                name="Pitch"
                of={applicants}
                cell={({ pitch }) => <p className="line-clamp-6 wrap-anywhere">“{pitch}”</p>}
              />
              <Line name="Work" of={applicants} cell={(one) => <FirstWork applicant={one} />} />
              <Line name="Followers" of={applicants} cell={followersWords} />
              <Line
                name="Avg. views"
                of={applicants}
                cell={({ avg_views }) => (avg_views === null ? 'Not provided' : shortCount(avg_views))}
              />
              <Line
                name="On Bizmeet"
                of={applicants}
                cell={(one) => Object.values(jobsWords(one)).join('. ')}
              />
              <Line name="Reviews" of={applicants} cell={ratingsCell} />
              <Line name="Requirements" of={applicants} cell={fitWords} />
              <Line
                name="Available"
                of={applicants}
                cell={({ availability }) => availability || 'Not provided'}
              />
              <Line name="Based in" of={applicants} cell={placeWords} />
              <Line
                name="Actions"
                of={applicants}
                cell={(one) => (
                  <span className="flex flex-wrap gap-2">
                    <Button size="dense" onClick={() => onOpen(one.application_id)}>
                      Open
                    </Button>
                    {onShortlist && one.status === 'submitted' ? (
                      <Button
                        size="dense"
                        icon={<Star aria-hidden="true" />}
                        onClick={() => onShortlist(one)}
                      >
                        Shortlist
                      </Button>
                    ) : null}
                  </span>
                )}
              />
            </tbody>
          </table>
        </section>
      )}
    </Dialog>
  );
}

/** Two columns fit a phone; more are reached by scrolling sideways. */
const PHONE_WIDTH: Record<number, string> = { 3: 'max-md:min-w-[30rem]', 4: 'max-md:min-w-[40rem]' };

function Faces({ applicants }: { applicants: readonly CampaignApplicant[] }) {
  const signed = useSignedUrls(applicants.flatMap(({ avatar }) => avatar ?? []));
  return (
    <thead className="max-md:sticky max-md:top-0 max-md:z-1 max-md:bg-paper">
      <tr>
        <td className="w-32 max-md:hidden" />
        <FaceColors names={applicants.map(nameOf)}>
          {applicants.map((one) => (
            <th key={one.application_id} scope="col" className="px-2 pb-3 text-left font-semibold md:px-3">
              <CreatorFace
                name={nameOf(one)}
                avatar={one.avatar}
                signed={signed}
                className="mb-2 size-14 max-md:mb-1 max-md:size-9"
              />
              <span className="wrap-anywhere">{nameOf(one)}</span>
            </th>
          ))}
        </FaceColors>
      </tr>
    </thead>
  );
}

type LineProps = {
  name: string;
  of: readonly CampaignApplicant[];
  cell: (applicant: CampaignApplicant) => ReactNode;
};

/** A phone has no room for a column of names, so each cell says what it is. */
function Line({ name, of, cell }: LineProps) {
  return (
    <tr>
      <th scope="row" className="py-2.5 text-left text-hint font-medium text-ink-2 max-md:hidden">
        {name}
      </th>
      {of.map((one) => (
        <td key={one.application_id} className="num">
          <span className="block text-hint text-ink-2 md:hidden">{name}</span>
          {cell(one)}
        </td>
      ))}
    </tr>
  );
}

function FirstWork({ applicant }: { applicant: CampaignApplicant }) {
  const files = applicant.pieces.flatMap(({ file }) => file ?? []);
  const signed = useSignedUrls(files);
  const links = applicant.pieces.flatMap(({ link }) => link ?? []);
  const [piece] = listPieces(files, links);
  if (piece === undefined) return 'No samples attached';
  if ('link' in piece) {
    return (
      <Link href={piece.link.url} target="_blank" rel="noopener noreferrer nofollow" className="text-link">
        {piece.link.title ?? 'View post'}
      </Link>
    );
  }
  return (
    <span className="block aspect-[4/5] w-24 overflow-hidden rounded-control bg-sunken">
      <MediaPicture
        file={piece.file}
        signed={signed.get(piece.file.file_path)}
        sizes="96px"
        alt={piece.file.alt_text ?? piece.file.caption ?? `Work of ${nameOf(applicant)}`}
      />
    </span>
  );
}

function followersWords({ platform, followers }: CampaignApplicant): string {
  if (platform === null || followers === null) return 'No accounts';
  return `${shortCount(followers)} on ${PLATFORM_NAMES[platform]}`;
}

function ratingsCell({ rating }: CampaignApplicant): ReactNode {
  return rating.count === 0 ? 'None yet' : <Rating rating={rating} />;
}

function fitWords({ fits }: CampaignApplicant): ReactNode {
  if (fits.length === 0) return 'No requirements';
  return (
    <ul className="grid gap-1">
      {fits.map((one) => (
        <li key={one.criterion}>
          {one.fits ? 'Meets it' : 'Doesn’t meet it'}: <span className="text-ink-2">{one.words}</span>
        </li>
      ))}
    </ul>
  );
}
