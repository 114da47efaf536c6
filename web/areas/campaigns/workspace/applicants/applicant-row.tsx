import { MessageSquareText } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { SignedFile } from '#contract/base/media.ts';
import type { CampaignApplicantRow } from '#contract/hiring/applicants.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { formatPrice } from '#domain/format/money.ts';
import { ApplicationBadge } from '#web/components/applications/application-badge.tsx';
import { CreatorFace } from '#web/components/creators/creator-face.tsx';
import { Link } from '#web/components/link.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { Rating } from '#web/components/ratings/rating.tsx';
import { shortCount } from '#web/components/social/count-words.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TableRow } from '#web/ui/table.tsx';
import { agoWords } from './ago-words.ts';
import { jobsWords, nameOf } from './applicant-words.ts';

type ApplicantRowProps = {
  row: CampaignApplicantRow;
  isOpen: boolean;
  isChosen: boolean;
  href: string;
  /** Set once the creator is accepted. */
  workHref: string | null;
  onOpen: () => void;
  /** Null if rows can't be selected. */
  onToggle: (() => void) | null;
  signed: ReadonlyMap<string, SignedFile>;
  now: Date;
};

export function ApplicantRow({
  row,
  isOpen,
  isChosen,
  href,
  workHref,
  onOpen,
  onToggle,
  signed,
  now,
}: ApplicantRowProps) {
  const name = nameOf(row);
  const jobs = jobsWords(row);
  const at = row.submitted_at ?? row.invited_at;
  const isUndecided = row.status === 'submitted' || row.status === 'shortlisted';
  // With nothing but the time in its last cell, a card on a phone gives the numbers the whole width.
  const isBare = isUndecided && workHref === null && row.note_count === 0;
  return (
    <TableRow
      data-row={row.application_id}
      open={isOpen}
      selected={isChosen}
      onClick={(event) => isOnControl(event) || onOpen()}
      className="relative cursor-pointer scroll-my-32 has-[a:focus-visible]:bg-sel"
    >
      {onToggle ? (
        <td className="max-md:pt-1.5 md:w-0">
          <Checkbox labelHidden checked={isChosen} onChange={onToggle}>
            Select {name}
          </Checkbox>
        </td>
      ) : null}
      <td className={SPANS[(onToggle ? 1 : 2) + (isBare ? 1 : 0)]}>
        <div className="flex items-center gap-3 max-md:items-start">
          <CreatorFace name={name} avatar={row.avatar} signed={signed} className="size-10 max-md:size-11" />
          <div className="min-w-0">
            <Link
              href={href}
              aria-current={isOpen ? 'true' : undefined}
              className={`rounded-check font-semibold max-md:text-md ${isBare ? 'max-md:pr-22' : ''}`}
            >
              {name}
            </Link>
            <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
              {row.neighborhood_name ?? 'New York'}
              <Misfit fits={row.fits} />
              {row.awaits_consent ? (
                <span className="text-hint text-yellow-text">Asked if still in</span>
              ) : null}
            </p>
            <p className="num flex flex-wrap items-center gap-x-3.5 text-ink-2 md:hidden">
              <Followers row={row} />
              {row.avg_views === null ? null : <span>{shortCount(row.avg_views)} views</span>}
              <span>{jobs.total}</span>
              <Rating rating={row.rating} />
              {row.quote ? <Price row={row} /> : null}
            </p>
          </div>
        </div>
      </td>
      <td className="num max-md:hidden">
        <Followers row={row} />
      </td>
      <td className="num text-right max-md:hidden">
        {row.avg_views === null ? '' : shortCount(row.avg_views)}
      </td>
      <td className="max-md:hidden">
        {jobs.total}
        <span className="block text-ink-2">{jobs.here}</span>
        <span className="block text-ink-2">
          <Rating rating={row.rating} />
        </span>
      </td>
      <td className="num max-md:hidden">
        <Price row={row} />
      </td>
      <td
        className={`max-md:text-right ${isBare ? 'max-md:absolute max-md:top-3 max-md:right-4' : 'max-md:justify-self-end'}`}
      >
        {at ? (
          <time dateTime={at} className="num text-ink-2 max-md:text-hint">
            {agoWords(at, now)}
          </time>
        ) : null}
        <span className="mt-0.5 flex items-center gap-2 max-md:justify-end">
          {isUndecided ? null : <ApplicationBadge status={row.status} submittedAt={row.submitted_at} />}
          {workHref ? (
            <Link
              href={workHref}
              className="inline-flex min-h-6 items-center font-medium text-link touch:min-h-11"
            >
              See the work<span className="sr-only"> of {name}</span>
            </Link>
          ) : null}
          {row.note_count > 0 ? (
            <span className="num inline-flex items-center gap-1 text-hint text-ink-3">
              <MessageSquareText aria-hidden="true" className="size-3.5 stroke-2" />
              {row.note_count}
              <span className="sr-only">{row.note_count === 1 ? 'note' : 'notes'} from your team</span>
            </span>
          ) : null}
        </span>
      </td>
    </TableRow>
  );
}

/** Columns of the card on a phone that the creator fills. */
const SPANS: Record<number, string> = { 1: '', 2: 'max-md:col-span-2', 3: 'max-md:col-span-3' };

function Followers({ row: { platform, followers } }: Pick<ApplicantRowProps, 'row'>) {
  if (platform === null || followers === null) return <span className="text-ink-3">No accounts</span>;
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      <PlatformIcon platform={platform} className="size-4" />
      <span className="sr-only">{PLATFORM_NAMES[platform]}</span>
      {shortCount(followers)}
    </span>
  );
}

function Price({ row: { quote } }: Pick<ApplicantRowProps, 'row'>) {
  if (quote === null) return <span className="text-ink-3">As posted</span>;
  const amount = formatPrice(quote.amount_cents);
  return (
    <span className="font-semibold text-ink">
      {quote.made_by === 'creator' ? `Asks ${amount}` : `You offered ${amount}`}
    </span>
  );
}

function Misfit({ fits }: Pick<CampaignApplicantRow, 'fits'>) {
  const missed = fits.filter((one) => !one.fits).length;
  if (missed === 0) return null;
  return (
    <span className="text-hint text-yellow-text">
      {missed === 1 ? '1 requirement not met' : `${missed} requirements not met`}
    </span>
  );
}

function isOnControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a, button, input, label, select') !== null;
}
