import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import type { CampaignApplicant, CampaignApplicantPage } from '#contract/hiring/applicants.ts';
import { formatPrice } from '#domain/format/money.ts';
import { awaitingConsent, STOPPED_WORDS } from '#domain/hiring/applicant-segments.ts';
import { canMoveApplication } from '#domain/hiring/application-states.ts';
import { missingAddressWords } from '#domain/hiring/missing-address.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { Link } from '#web/components/link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { ApplicantProfile } from './applicant-profile.tsx';
import { firstNameOf } from './applicant-words.ts';
import { applicantOptions, type CampaignPlace } from './applicants-options.ts';

export interface ApplicantActions {
  onShortlist: (applicant: CampaignApplicant) => void;
  onDecline: (applicant: CampaignApplicant) => void;
  onAccept: (applicant: CampaignApplicant) => void;
}

type ApplicantDrawerProps = {
  place: CampaignPlace;
  campaignId: string;
  openId: string;
  /** The position in the list; without it if the list doesn't include the applicant. */
  title: string;
  choice: Pick<CampaignApplicantPage, 'spots' | 'payout_cents' | 'can_choose' | 'is_stopped'>;
  /** Null if no decision is possible. */
  actions: ApplicantActions | null;
  canWrite: boolean;
  as: string | undefined;
  now: Date;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onClose: () => void;
};

/** One applicant beside the list, or full screen on a phone. */
export function ApplicantDrawer(props: ApplicantDrawerProps) {
  const { place, openId, title, actions, onPrevious, onNext, onClose } = props;
  const { api } = useRouteContext({ from: '__root__' });
  const { data: applicant, error } = useQuery(applicantOptions(api, place, openId));
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      {...(onPrevious && { onPrevious })}
      {...(onNext && { onNext })}
      actions={applicant && actions ? <Actions {...props} applicant={applicant} actions={actions} /> : null}
      footnote={applicant && actions ? footnoteOf(applicant, props.choice) : null}
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

type ActionsProps = ApplicantDrawerProps & { applicant: CampaignApplicant; actions: ApplicantActions };

function Actions({ applicant, actions, choice }: ActionsProps) {
  const { status, quote } = applicant;
  if (!choice.can_choose || !canMoveApplication('reject', status)) return null;
  return (
    <>
      <Button
        variant="danger"
        size="touch"
        aria-keyshortcuts="r"
        onClick={() => actions.onDecline(applicant)}
      >
        Decline
      </Button>
      <Button
        size="touch"
        aria-keyshortcuts="s"
        aria-pressed={status === 'shortlisted'}
        icon={<Star aria-hidden="true" className={status === 'shortlisted' ? 'fill-current' : ''} />}
        onClick={() => actions.onShortlist(applicant)}
      >
        <span className="max-md:sr-only">{status === 'shortlisted' ? 'Shortlisted' : 'Shortlist'}</span>
      </Button>
      {quote ? (
        <ButtonLink
          variant="primary"
          size="touch"
          render={(look) => <Link href={`/business/quotes?quote=${quote.id}`} {...look} />}
        >
          {quote.made_by === 'creator' ? `Answer ${formatPrice(quote.amount_cents)}` : 'View your offer'}
        </ButtonLink>
      ) : (
        <Button
          variant="primary"
          size="touch"
          aria-keyshortcuts="a"
          disabled={
            choice.is_stopped ||
            applicant.awaits_consent ||
            applicant.missing_addresses.length > 0 ||
            choice.spots.open === 0 ||
            choice.payout_cents === null
          }
          onClick={() => actions.onAccept(applicant)}
        >
          Accept for {formatPrice(choice.payout_cents)}
        </Button>
      )}
    </>
  );
}

/** Why Accept is disabled, or what has to happen first. */
function footnoteOf(
  applicant: CampaignApplicant,
  { spots, can_choose, is_stopped }: ApplicantDrawerProps['choice'],
) {
  const { quote, status } = applicant;
  if (!can_choose || !canMoveApplication('reject', status)) return null;
  if (quote?.made_by === 'creator') {
    return `${firstNameOf(applicant)} asked for a different price. Accept, counter or decline it first.`;
  }
  if (quote) return `Your offer of ${formatPrice(quote.amount_cents)} hasn’t been answered yet.`;
  if (is_stopped) return STOPPED_WORDS;
  if (applicant.awaits_consent) return awaitingConsent(firstNameOf(applicant));
  if (spots.open > 0) return addressNote(applicant);
  return spots.funded < spots.slots
    ? `${spots.funded} of ${spots.slots} spots are funded, and all of them are taken.`
    : 'All spots are taken.';
}

/** The address to add before the law lets them agree, the own one first. */
function addressNote(applicant: CampaignApplicant): string | null {
  const { missing_addresses: missing } = applicant;
  const [first] = missing;
  if (first === undefined) return null;
  const side = 'business';
  return missingAddressWords(missing.includes(side) ? side : first, {
    side,
    other_name: firstNameOf(applicant),
  });
}
