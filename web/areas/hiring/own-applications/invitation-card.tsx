import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import { campaignPath } from '#domain/campaigns/campaign-words.ts';
import { call } from '#web/api/call.ts';
import { DeadlineLabel } from '#web/components/campaigns/deadline-label.tsx';
import { Link } from '#web/components/link.tsx';
import { MessageButton } from '#web/components/messages/message-button.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { REFRESH_ALL } from '#web/session/perform-action.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { NeedCard } from './need-card.tsx';

type InvitationCardProps = { application: OwnApplication; now: Date };

/** An invitation with its message. */
export function InvitationCard({ application, now }: InvitationCardProps) {
  const { id, campaign, business, invitation } = application;
  const { run, isBusy, problem } = useAction(
    (api) => call(api, 'POST /api/applications/:id/decline', { params: { id } }),
    {
      ...REFRESH_ALL,
      done: () => ({ title: `${business.business_name} was notified that you declined.` }),
      staysBusy: true,
    },
  );
  const from = [
    invitation?.by_name?.split(/\s+/)[0],
    business.business_name,
    invitation?.invited_at && dayWords(invitation.invited_at, now),
  ];

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
          Read brief
        </ButtonLink>
        <Button size="touch" variant="ghost" loading={isBusy} onClick={() => void run()}>
          Decline
        </Button>
        <MessageButton
          campaignId={application.campaign.id}
          name={application.business.business_name}
          size="touch"
          variant="ghost"
        />
      </div>
      <FormAlert className="mt-3">{problem}</FormAlert>
    </NeedCard>
  );
}
