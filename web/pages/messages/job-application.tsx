import type { Conversation } from '#contract/conversations.ts';
import { dayWords } from '#web/components/admin/moment.ts';
import { ApplicationBadge } from '#web/components/applications/application-badge.tsx';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

type JobApplicationProps = { conversation: Conversation; now: Date };

/** Before there is work: how the application stands, and what comes next. */
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
        <ApplicationBadge status={application.status} />
        {at ? <span className="num text-base text-ink-2">{dayWords(at, now)}</span> : null}
      </p>
      <p className="mt-4 text-md text-pretty text-ink-2">{nextWords(conversation)}</p>
      <ButtonLink block className="mt-5" render={(look) => <Link href={href} {...look} />}>
        {side === 'creator' ? 'See your applications' : 'See the application'}
      </ButtonLink>
    </>
  );
}

/** Who does what next, or why nothing does. */
function nextWords({ side, application, business, creator }: Conversation): string {
  const isCreator = side === 'creator';
  const shop = business.business_name;
  switch (application.status) {
    case 'invited':
      return isCreator ? `${shop} invited you. Apply, or say no.` : `${creator.name} has not applied yet.`;
    case 'submitted':
    case 'shortlisted':
      return isCreator
        ? `${shop} reads your application and picks creators.`
        : `${creator.name} waits for your decision.`;
    case 'accepted':
      return 'The work opens here in a moment.';
    case 'rejected':
      return isCreator ? 'Spot filled this time.' : 'You declined this application.';
    case 'withdrawn':
      return isCreator ? 'You took your application back.' : `${creator.name} took the application back.`;
    case 'declined':
      return isCreator ? 'You said no this time.' : `${creator.name} said no this time.`;
    case 'expired':
      return 'It ended without a decision.';
  }
}
