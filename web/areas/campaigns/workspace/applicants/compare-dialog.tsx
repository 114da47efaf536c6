import { useQueries } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CampaignApplicant } from '#contract/hiring/applicants.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { formatPayout } from '#domain/format/money.ts';
import { listPieces } from '#web/components/creators/work-pieces.ts';
import { Link } from '#web/components/link.tsx';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { Rating } from '#web/components/reviews/rating.tsx';
import { shortCount } from '#web/components/social/count-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FaceColors } from '#web/ui/face-colors.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { jobsWords, nameOf, placeWords } from './applicant-words.ts';
import { applicantOptions, type CampaignPlace } from './applicants-options.ts';
import { CreatorFace } from './creator-face.tsx';

type CompareDialogProps = {
  place: CampaignPlace;
  ids: readonly string[];
  payoutCents: number | null;
  onOpen: (id: string) => void;
  onShortlist: ((applicant: CampaignApplicant) => void) | null;
  onClose: () => void;
};

/** Compares two to four applicants, line by line. */
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
          className="mt-5 overflow-x-auto"
        >
          <table className="w-full min-w-[34rem] table-fixed border-collapse text-md [&_td]:align-top [&_th]:align-top">
            <caption className="sr-only">Selected applicants side by side</caption>
            <Faces applicants={applicants} />
            <tbody className="[&_td]:border-line [&_td]:border-t [&_td]:px-3 [&_td]:py-2.5 [&_th]:border-line [&_th]:border-t">
              <Line name="Lives" of={applicants} cell={placeWords} />
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
              <Line name="Reviews" of={applicants} cell={reviewsCell} />
              <Line
                name="Price"
                of={applicants}
                cell={({ quote }) => formatPayout(quote ? quote.amount_cents : payoutCents)}
              />
              <Line name="Your wishes" of={applicants} cell={fitWords} />
              <Line name="When" of={applicants} cell={({ availability }) => availability || 'Not provided'} />
              <Line
                name="Pitch"
                of={applicants}
                cell={({ pitch }) => <p className="line-clamp-6 wrap-anywhere">“{pitch}”</p>}
              />
              <Line name="Work" of={applicants} cell={(one) => <FirstWork applicant={one} />} />
              <Line
                name="Next"
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

function Faces({ applicants }: { applicants: readonly CampaignApplicant[] }) {
  const signed = useSignedUrls(applicants.flatMap(({ avatar }) => avatar ?? []));
  return (
    <thead>
      <tr>
        <td className="w-24 md:w-32" />
        <FaceColors names={applicants.map(nameOf)}>
          {applicants.map((one) => (
            <th key={one.application_id} scope="col" className="px-3 pb-3 text-left font-semibold">
              <CreatorFace name={nameOf(one)} avatar={one.avatar} signed={signed} className="mb-2 size-14" />
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

function Line({ name, of, cell }: LineProps) {
  return (
    <tr>
      <th scope="row" className="py-2.5 text-left text-hint font-medium text-ink-2">
        {name}
      </th>
      {of.map((one) => (
        <td key={one.application_id} className="num">
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

function reviewsCell({ rating }: CampaignApplicant): ReactNode {
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
