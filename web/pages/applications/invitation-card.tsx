import { useState } from 'react';
import type { OwnApplication } from '#contract/own-applications.ts';
import { campaignPath } from '#domain/campaign-words.ts';
import { dayWords } from '#web/components/admin/moment.ts';
import type { OwnDeeds } from '#web/components/applications/own-deeds.ts';
import { DeadlineLabel } from '#web/components/campaigns/deadline-label.tsx';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import { Link } from '#web/components/link.tsx';
import { MessageButton } from '#web/components/messages/message-button.tsx';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { NeedCard } from './need-card.tsx';

type InvitationCardProps = { application: OwnApplication; now: Date; deeds: OwnDeeds };

/** An invitation with the words it came with. */
export function InvitationCard({ application, now, deeds }: InvitationCardProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { campaign, business, invitation } = application;
  const from = [
    invitation?.by_name?.split(/\s+/)[0],
    business.business_name,
    invitation?.invited_at && dayWords(invitation.invited_at, now),
  ];

  async function decline() {
    setIsBusy(true);
    setTrouble(null);
    try {
      await deeds.declineInvitation(application);
    } catch (cause) {
      setTrouble(adviceFor(cause));
      setIsBusy(false);
    }
  }

  return (
    <NeedCard
      application={application}
      now={now}
      showsPayout
      left={<DeadlineLabel deadline={campaign.application_deadline} now={now} />}
    >
      {invitation?.words ? <p className="mt-3 text-md wrap-anywhere">“{invitation.words}”</p> : null}
      <p className="mt-1 text-base text-ink-2">{from.filter(Boolean).join(', ')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink size="touch" render={(look) => <Link href={campaignPath(campaign)} {...look} />}>
          Read the brief
        </ButtonLink>
        <Button size="touch" variant="ghost" loading={isBusy} onClick={decline}>
          Not this time
        </Button>
        <MessageButton
          campaignId={application.campaign.id}
          name={application.business.business_name}
          size="touch"
          variant="ghost"
        />
      </div>
      <FormAlert className="mt-3">{trouble}</FormAlert>
    </NeedCard>
  );
}
