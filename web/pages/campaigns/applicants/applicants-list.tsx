import { lazy, Suspense } from 'react';
import type { CampaignApplicantPage, CampaignApplicantRow } from '#contract/campaign-applicants.ts';
import { NoRows } from '#web/components/admin/no-rows.tsx';
import type { CampaignPlace } from './applicants-options.ts';
import { ApplicantsTable } from './applicants-table.tsx';
import { type ApplicantsView, filtersOf, segmentOf, sortOf } from './applicants-view.ts';
import { BulkBar } from './bulk-bar.tsx';
import { EMPTY_WORDS, NO_MATCH_WORDS } from './empty-words.ts';
import { useTriage } from './use-triage.ts';

const ApplicantDrawer = lazy(async () => ({
  default: (await import('./applicant-drawer.tsx')).ApplicantDrawer,
}));
const TriageDialogs = lazy(async () => ({ default: (await import('./triage-dialogs.tsx')).TriageDialogs }));

import { stringifySearch } from '#web/search-params.ts';

type ApplicantsListProps = {
  place: CampaignPlace;
  campaignId: string;
  rows: readonly CampaignApplicantRow[];
  page: CampaignApplicantPage;
  view: ApplicantsView & { as?: string };
  isReadOnly: boolean;
  hrefOf: (id: string) => string;
  onChange: (change: ApplicantsView, options?: { replace: boolean }) => void;
  now: Date;
};

/** The list with all that can be done from it, by hand or by keys. */
export function ApplicantsList(props: ApplicantsListProps) {
  const { place, rows, page, view, isReadOnly, hrefOf, onChange, now } = props;
  const triage = useTriage({ place, rows, page, openId: view.open, isReadOnly, onChange });
  const { asked, chosen, chosenRows } = triage;
  const segment = segmentOf(view);
  const index = rows.findIndex(({ application_id }) => application_id === view.open);
  const canDecide = !isReadOnly && page.can_choose;
  const isNarrowed = Boolean(view.q) || Object.keys(filtersOf(view)).length > 0;
  return (
    <>
      {rows.length === 0 ? (
        <NoRows {...(isNarrowed ? NO_MATCH_WORDS : EMPTY_WORDS[segment])} />
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
            deeds={
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
