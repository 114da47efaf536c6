import { CalendarDays, Check, Clock, X } from 'lucide-react';
import type { CampaignApplicant } from '#contract/hiring/applicants.ts';
import { PLATFORM_NAMES, profileUrl } from '#domain/creators/social-platforms.ts';
import { formatPrice } from '#domain/format/money.ts';
import { REJECT_REASONS } from '#domain/hiring/application-states.ts';
import { ApplicationBadge } from '#web/components/applications/application-badge.tsx';
import { CreatorFace } from '#web/components/creators/creator-face.tsx';
import { DealReceipt } from '#web/components/deals/deal-receipt.tsx';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { MessageButton } from '#web/components/messages/message-button.tsx';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { Rating } from '#web/components/ratings/rating.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { agoWords } from './ago-words.ts';
import { ApplicantNumbers } from './applicant-numbers.tsx';
import { firstNameOf, nameOf, placeWords } from './applicant-words.ts';
import type { CampaignPlace } from './applicants-options.ts';
import { SentWork } from './sent-work.tsx';
import { TeamNotes } from './team-notes.tsx';

type ApplicantProfileProps = {
  place: CampaignPlace;
  campaignId: string;
  applicant: CampaignApplicant;
  canWrite: boolean;
  as: string | undefined;
  now: Date;
};

/** Everything needed for a decision: profile, pitch, work, figures and the team's notes. */
export function ApplicantProfile({ place, campaignId, applicant, canWrite, as, now }: ApplicantProfileProps) {
  const { pitch, availability, submitted_at, quote, fits, answers, past_jobs } = applicant;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Head applicant={applicant} />
      {canWrite ? (
        <MessageButton
          campaignId={campaignId}
          creatorId={applicant.creator_id}
          name={firstNameOf(applicant)}
          size="touch"
          className="-mt-2 justify-self-start"
        />
      ) : null}
      <ApplicantNumbers applicant={applicant} now={now} />
      <Decision applicant={applicant} now={now} />
      <section aria-label="Pitch">
        {pitch ? <p className="type-prose wrap-anywhere whitespace-pre-line">“{pitch}”</p> : null}
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-base text-ink-2">
          {availability ? (
            <span className="inline-flex min-w-0 items-center gap-2 wrap-anywhere">
              <CalendarDays aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
              {availability}
            </span>
          ) : null}
          {submitted_at ? (
            <span className="inline-flex items-center gap-2">
              <Clock aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
              Applied {agoWords(submitted_at, now)}
            </span>
          ) : null}
        </p>
      </section>
      {quote ? (
        <section aria-label="Price" className="rounded-control bg-sunken px-4 py-3 text-md">
          <p>
            <span className="num font-semibold">
              {quote.made_by === 'creator' ? 'Asks' : 'You offered'} {formatPrice(quote.amount_cents)}
            </span>
            {quote.reason ? <span className="text-ink-2 wrap-anywhere">: “{quote.reason}”</span> : null}
          </p>
        </section>
      ) : null}
      {answers.length > 0 ? (
        <section aria-label="Answers">
          <h3 className="type-item">Your questions</h3>
          <dl className="mt-2 grid gap-3 text-md">
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt className="text-ink-2 wrap-anywhere">{question}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <SentWork applicant={applicant} as={as} />
      {fits.length > 0 ? (
        <section aria-label="Requirements">
          <h3 className="type-item">Requirements</h3>
          <ul className="mt-2 grid gap-1.5 text-md">
            {fits.map((one) => (
              <li key={one.criterion} className="flex items-start gap-2.5">
                {one.fits ? (
                  <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-2 text-money" />
                ) : (
                  <X aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-2 text-yellow-text" />
                )}
                <span>
                  <span className="font-medium">{one.fits ? 'Meets it. ' : 'Doesn’t meet it. '}</span>
                  {one.words}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {applicant.deal ? <DealReceipt title="Receipt for one spot" deal={applicant.deal} /> : null}
      {past_jobs.length > 0 ? (
        <section aria-label="Past jobs">
          <h3 className="type-item">Past jobs on Bizmeet</h3>
          <ul className="mt-1">
            {past_jobs.map((job) => (
              <li key={job.application_id} className="border-line border-b py-2.5 text-md last:border-b-0">
                <p className="font-medium wrap-anywhere">{job.business_name}</p>
                <p className="text-ink-2 wrap-anywhere">
                  {job.campaign_title}, {dayWords(job.accepted_at, now)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <TeamNotes place={place} applicationId={applicant.application_id} canWrite={canWrite} now={now} />
    </div>
  );
}

function Head({ applicant }: { applicant: CampaignApplicant }) {
  const { avatar, accounts } = applicant;
  const signed = useSignedUrls(avatar ? [avatar] : []);
  const name = nameOf(applicant);
  return (
    <header className="flex items-center gap-4">
      <CreatorFace name={name} avatar={avatar} signed={signed} className="size-18 md:size-20" />
      <div className="min-w-0">
        <h2 className="font-display text-[1.875rem] leading-tight font-extrabold tracking-[-0.012em] wrap-anywhere font-stretch-[79%]">
          {name}
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-4 text-md text-ink-2">
          {placeWords(applicant)}
          <Rating rating={applicant.rating} />
        </p>
        <ul aria-label="Elsewhere" className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-base">
          {accounts.map(({ id, platform, handle }) => (
            <li key={id}>
              <a
                href={profileUrl(platform, handle)}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-6 items-center gap-1.5 touch:min-h-11"
              >
                <PlatformIcon platform={platform} className="size-4" />
                <span className="break-all text-link">@{handle}</span>
                <span className="sr-only"> on {PLATFORM_NAMES[platform]}, opens another site</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}

/** The decision, and any change since they applied. */
function Decision({ applicant, now }: { applicant: CampaignApplicant; now: Date }) {
  const {
    status,
    reason,
    note,
    submitted_at,
    decided_at,
    has_newer_brief,
    invitation,
    invited_at,
    payout_cents,
  } = applicant;
  const isOpen = status === 'submitted' || status === 'shortlisted';
  if (isOpen && !has_newer_brief) return null;
  const label = REJECT_REASONS.find((known) => known.reason === reason)?.label;
  return (
    <section aria-label="Decision" className="grid gap-1.5 text-md">
      {isOpen ? null : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ApplicationBadge status={status} submittedAt={submitted_at} />
          {payout_cents === null ? null : <span className="num">for {formatPrice(payout_cents)}</span>}
          {label ? <span>{label}</span> : null}
          <span className="num text-ink-2">{whenWords(decided_at ?? invited_at, now)}</span>
        </p>
      )}
      {note ? <p className="text-ink-2 wrap-anywhere">“{note}”</p> : null}
      {status === 'invited' && invitation ? <p className="text-ink-2 wrap-anywhere">“{invitation}”</p> : null}
      {isOpen && has_newer_brief ? (
        <p className="text-yellow-text">
          {applicant.awaits_consent
            ? 'They applied before you changed the brief. We asked whether they’re still in.'
            : 'They applied before you changed the brief and were notified.'}
        </p>
      ) : null}
    </section>
  );
}

function whenWords(at: string | null, now: Date): string {
  return at === null ? '' : agoWords(at, now);
}
