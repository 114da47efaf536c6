import type { Conversation } from '#contract/messages/conversations.ts';
import { ApplicationBadge } from '#web/components/applications/application-badge.tsx';
import { Link } from '#web/components/link.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { ButtonLink } from '#web/ui/button.tsx';

type JobApplicationProps = { conversation: Conversation; now: Date };

/** Before there is work: the application's status and the next step. */
export function JobApplication({ conversation, now }: JobApplicationProps) {
  const { side, application, campaign } = conversation;
  const at = application.decided_at ?? application.submitted_at;
  const href =
    side === 'creator'
      ? '/creator/applications'
      : `/business/campaigns/${campaign.identifier}?tab=applicants&open=${application.id}`;
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center justify-between gap-3 border-line border-y py-3">
        <ApplicationBadge status={application.status} submittedAt={application.submitted_at} />
        {at ? <span className="num text-base text-ink-2">{dayWords(at, now)}</span> : null}
      </p>
      <p className="mt-4 text-md text-pretty text-ink-2">{nextWords(conversation)}</p>
      <ButtonLink block className="mt-5" render={(look) => <Link href={href} {...look} />}>
        {side === 'creator' ? 'View your applications' : 'View application'}
      </ButtonLink>
    </>
  );
}

/** The next step, or why there is none. */
function nextWords({ side, application, business, creator }: Conversation): string {
  const isCreator = side === 'creator';
  const shop = business.business_name;
  switch (application.status) {
    case 'invited':
      return isCreator ? `${shop} invited you. Apply or decline.` : `${creator.name} hasn’t applied yet.`;
    case 'submitted':
    case 'shortlisted':
      return isCreator
        ? `${shop} is reviewing your application.`
        : `${creator.name} is waiting for your decision.`;
    case 'accepted':
      return 'The work will show up here shortly.';
    case 'rejected':
      return isCreator ? 'Spot filled this time.' : 'You declined this application.';
    case 'withdrawn':
      return isCreator ? 'You withdrew your application.' : `${creator.name} withdrew the application.`;
    case 'declined':
      return isCreator ? 'You declined the invitation.' : `${creator.name} declined the invitation.`;
    case 'expired':
      return application.submitted_at === null
        ? 'The invitation expired without an answer.'
        : 'It closed without a decision.';
  }
}
