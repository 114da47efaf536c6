import { UserPlus } from 'lucide-react';
import { Suspense } from 'react';
import type { CampaignApplicantPage, CampaignApplicantRow } from '#contract/hiring/applicants.ts';
import type { CampaignApplicantSegment } from '#domain/hiring/applicant-segments.ts';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import { stringifySearch } from '#web/search-params.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { CampaignPlace } from './applicants-options.ts';
import { ApplicantsTable } from './applicants-table.tsx';
import { type ApplicantsView, filtersOf, segmentOf, sortOf } from './applicants-view.ts';
import { BulkBar } from './bulk-bar.tsx';
import { useTriage } from './use-triage.ts';

/** The words for an empty list: what it would show, and a next step. */
const EMPTY_WORDS: Record<CampaignApplicantSegment, { title: string; hint: string }> = {
  to_review: { title: 'No applicants to review', hint: 'We’ll notify you of each new application.' },
  shortlisted: {
    title: 'No one shortlisted',
    hint: 'Use the star to keep applicants here while you decide.',
  },
  accepted: { title: 'No one accepted yet', hint: 'Creators you accept appear here.' },
  declined: { title: 'No one declined', hint: 'Declined and withdrawn applicants appear here.' },
  invited: { title: 'No one invited', hint: 'Invite creators you like to apply.' },
};

/** Nobody can apply anymore. */
const OVER_WORDS = {
  title: 'No applicants to review',
  hint: 'This campaign no longer takes applications.',
};

const NO_MATCH_WORDS = {
  title: 'No applicants match',
  hint: 'Remove a filter, or search for another name.',
};

/** An offer has no applicants to come. */
const NO_OFFER_WORDS = { title: 'No one here', hint: 'Each creator of the offer is under one of these.' };

const ApplicantDrawer = lazyPart(async () => (await import('./applicant-drawer.tsx')).ApplicantDrawer);
const TriageDialogs = lazyPart(async () => (await import('./triage-dialogs.tsx')).TriageDialogs);

type ApplicantsListProps = {
  place: CampaignPlace;
  campaignId: string;
  isOffer: boolean;
  /** Whether the campaign has ended or closed. */
  isOver: boolean;
  rows: readonly CampaignApplicantRow[];
  page: CampaignApplicantPage;
  view: ApplicantsView & { as?: string };
  isReadOnly: boolean;
  hrefOf: (id: string) => string;
  onChange: (change: ApplicantsView, options?: { replace: boolean }) => void;
  /** None if nobody can be invited now. */
  onInvite: (() => void) | null;
  now: Date;
};

/** The list and its actions, by pointer or keyboard. */
export function ApplicantsList(props: ApplicantsListProps) {
  const { place, rows, page, view, isReadOnly, hrefOf, onChange, onInvite, now } = props;
  const triage = useTriage({ place, rows, page, openId: view.open, isReadOnly, onChange });
  const { asked, chosen, chosenRows } = triage;
  const segment = segmentOf(view);
  const index = rows.findIndex(({ application_id }) => application_id === view.open);
  const canDecide = !isReadOnly && page.can_choose;
  const isNarrowed = Boolean(view.q) || Object.keys(filtersOf(view)).length > 0;
  return (
    <>
      {rows.length === 0 ? (
        <NoRows
          {...(isNarrowed ? NO_MATCH_WORDS : { words: 'NONE YET', ...emptyWords(props, segment) })}
          action={
            onInvite && !isNarrowed && (segment === 'to_review' || segment === 'invited') ? (
              <Button icon={<UserPlus aria-hidden="true" />} onClick={onInvite}>
                Invite creators
              </Button>
            ) : null
          }
        />
      ) : (
        <ApplicantsTable
          segment={segment}
          rows={rows}
          counts={page.counts}
          sort={sortOf(view)}
          onSort={(sort) => onChange({ sort: sort === 'applied' ? '' : sort, open: '' })}
          openId={view.open}
          hrefOf={hrefOf}
          workHrefOf={(id) =>
            `/business/campaigns/${place.identifier}/work/${id}${stringifySearch(view.as ? { as: view.as } : {})}`
          }
          onOpen={triage.open}
          chosen={chosen}
          onChoose={triage.choose}
          canChoose={canDecide && (segment === 'to_review' || segment === 'shortlisted')}
          now={now}
        />
      )}
      {chosenRows.length > 0 ? (
        <BulkBar
          count={chosenRows.length}
          openSpots={page.spots.open}
          canAccept={page.payout_cents !== null}
          isStopped={page.is_stopped}
          askedAgain={chosenRows.filter((row) => row.awaits_consent).length}
          isSending={triage.isSending}
          onShortlist={() => triage.shortlist(chosenRows)}
          onCompare={triage.compare}
          onDecline={() => triage.ask('decline', chosenRows)}
          onAccept={() => triage.ask('accept', chosenRows)}
          onClear={() => triage.choose(new Set())}
        />
      ) : null}
      {view.open ? (
        <Suspense>
          <ApplicantDrawer
            place={place}
            campaignId={props.campaignId}
            openId={view.open}
            title={index < 0 ? 'Applicant' : `Applicant ${index + 1} of ${page.counts[segment]}`}
            choice={page}
            actions={
              canDecide
                ? {
                    onShortlist: (applicant) => triage.shortlist([applicant]),
                    onDecline: (applicant) => triage.ask('decline', [applicant]),
                    onAccept: (applicant) => triage.ask('accept', [applicant]),
                  }
                : null
            }
            canWrite={!isReadOnly}
            as={view.as}
            now={now}
            onPrevious={triage.previous}
            onNext={triage.next}
            onClose={triage.close}
          />
        </Suspense>
      ) : null}
      {asked ? (
        <Suspense>
          <TriageDialogs asked={asked} place={place} page={page} triage={triage} canDecide={canDecide} />
        </Suspense>
      ) : null}
    </>
  );
}

function emptyWords(
  { isOffer, isOver }: Pick<ApplicantsListProps, 'isOffer' | 'isOver'>,
  segment: CampaignApplicantSegment,
) {
  if (isOffer) return NO_OFFER_WORDS;
  return isOver && segment === 'to_review' ? OVER_WORDS : EMPTY_WORDS[segment];
}
