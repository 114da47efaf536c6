import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import type { CampaignApplicant, CampaignApplicantPage } from '#contract/campaign-applicants.ts';
import { canMoveApplication } from '#domain/application-states.ts';
import { formatPayout } from '#domain/money.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { Link } from '#web/components/link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { ApplicantProfile } from './applicant-profile.tsx';
import { firstNameOf } from './applicant-words.ts';
import { applicantOptions, type CampaignPlace } from './applicants-options.ts';

export interface ApplicantDeeds {
  onShortlist: (applicant: CampaignApplicant) => void;
  onDecline: (applicant: CampaignApplicant) => void;
  onAccept: (applicant: CampaignApplicant) => void;
}

type ApplicantDrawerProps = {
  place: CampaignPlace;
  campaignId: string;
  openId: string;
  /** Which of how many it is; without it where the list does not show it. */
  title: string;
  choice: Pick<CampaignApplicantPage, 'spots' | 'payout_cents' | 'can_choose'>;
  /** Null where nothing can be decided. */
  deeds: ApplicantDeeds | null;
  canWrite: boolean;
  as: string | undefined;
  now: Date;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onClose: () => void;
};

/** One applicant beside the list, or on the whole screen of a phone. */
export function ApplicantDrawer(props: ApplicantDrawerProps) {
  const { place, openId, title, deeds, onPrevious, onNext, onClose } = props;
  const { api } = useRouteContext({ from: '__root__' });
  const { data: applicant, error } = useQuery(applicantOptions(api, place, openId));
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      {...(onPrevious && { onPrevious })}
      {...(onNext && { onNext })}
      actions={applicant && deeds ? <Actions {...props} applicant={applicant} deeds={deeds} /> : null}
      footnote={applicant && deeds ? footnoteOf(applicant, props.choice) : null}
    >
      {applicant ? (
        <ApplicantProfile
          key={openId}
          place={place}
          campaignId={props.campaignId}
          applicant={applicant}
          canWrite={props.canWrite}
          as={props.as}
          now={props.now}
        />
      ) : (
        <RecordPending error={error} />
      )}
    </Drawer>
  );
}

type ActionsProps = ApplicantDrawerProps & { applicant: CampaignApplicant; deeds: ApplicantDeeds };

function Actions({ applicant, deeds, choice }: ActionsProps) {
  const { status, quote } = applicant;
  if (!choice.can_choose || !canMoveApplication('reject', status)) return null;
  return (
    <>
      <Button variant="danger" size="touch" aria-keyshortcuts="r" onClick={() => deeds.onDecline(applicant)}>
        Decline
      </Button>
      <Button
        size="touch"
        aria-keyshortcuts="s"
        aria-pressed={status === 'shortlisted'}
        icon={<Star aria-hidden="true" className={status === 'shortlisted' ? 'fill-current' : ''} />}
        onClick={() => deeds.onShortlist(applicant)}
      >
        <span className="max-md:sr-only">{status === 'shortlisted' ? 'Shortlisted' : 'Shortlist'}</span>
      </Button>
      {quote ? (
        <ButtonLink
          variant="primary"
          size="touch"
          render={(look) => <Link href={`/business/quotes?quote=${quote.id}`} {...look} />}
        >
          {quote.made_by === 'creator' ? `Answer ${formatPayout(quote.amount_cents)}` : 'See your offer'}
        </ButtonLink>
      ) : (
        <Button
          variant="primary"
          size="touch"
          aria-keyshortcuts="a"
          disabled={choice.spots.open === 0 || choice.payout_cents === null}
          onClick={() => deeds.onAccept(applicant)}
        >
          Accept for {formatPayout(choice.payout_cents)}
        </Button>
      )}
    </>
  );
}

/** Why the positive one cannot be pressed, or what comes first. */
function footnoteOf(applicant: CampaignApplicant, { spots, can_choose }: ApplicantDrawerProps['choice']) {
  const { quote, status } = applicant;
  if (!can_choose || !canMoveApplication('reject', status)) return null;
  if (quote?.made_by === 'creator') {
    return `${firstNameOf(applicant)} asks for another price. Accept, counter or decline it first.`;
  }
  if (quote) return `Your offer of ${formatPayout(quote.amount_cents)} waits for an answer.`;
  if (spots.open > 0) return null;
  return spots.funded < spots.slots
    ? `${spots.funded} of ${spots.slots} spots are paid in, and all of those are taken.`
    : 'Every spot is taken.';
}
