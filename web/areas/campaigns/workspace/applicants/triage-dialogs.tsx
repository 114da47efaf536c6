import type { CampaignApplicantPage } from '#contract/hiring/applicants.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import type { CampaignPlace } from './applicants-options.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import type { Asked, Triage } from './use-triage.ts';

type TriageDialogsProps = {
  asked: Asked;
  place: CampaignPlace;
  page: CampaignApplicantPage;
  triage: Triage;
  canDecide: boolean;
};

/** The open dialog, if any. */
export function TriageDialogs({ asked, place, page, triage, canDecide }: TriageDialogsProps) {
  switch (asked.about) {
    case 'accept':
      return (
        <AcceptDialog
          applicants={asked.applicants}
          payoutCents={page.payout_cents ?? 0}
          openSpots={page.spots.open}
          isSending={triage.isSending}
          onAccept={() => void triage.settle(asked.applicants, { decision: 'accept' })}
          onClose={triage.cancel}
        />
      );
    case 'decline':
      return (
        <DeclineDialog
          applicants={asked.applicants}
          areSpotsTaken={page.spots.taken > 0 && page.spots.open === 0}
          isSending={triage.isSending}
          onDecline={(refusal) => void triage.settle(asked.applicants, { decision: 'reject', ...refusal })}
          onClose={triage.cancel}
        />
      );
    case 'compare':
      return (
        <CompareDialog
          place={place}
          ids={asked.ids}
          payoutCents={page.payout_cents}
          onOpen={(id) => {
            triage.cancel();
            triage.open(id);
          }}
          onShortlist={canDecide ? (applicant) => triage.shortlist([applicant]) : null}
          onClose={triage.cancel}
        />
      );
  }
}
