import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { AccountSections, type OwnAccount } from './account-sections.tsx';
import { ApplicationBadge } from './application-badge.tsx';
import { wordsOnceSent } from './application-words.ts';
import { HomeFrame } from './home-frame.tsx';
import { HomeSection } from './home-section.tsx';
import { longDay } from './long-day.ts';
import { ReviewNote } from './review-note.tsx';
import { StreetCard } from './street-card.tsx';
import { WhatHappens } from './what-happens.tsx';

type ApplyStatusPageProps = OwnAccount & {
  bar: AppBarProps;
  /** What the person who decided wrote. */
  statusNote: string | null;
  canApplyAgainAt: string | null;
  contactEmail: string;
};

export function ApplyStatusPage({
  bar,
  statusNote,
  canApplyAgainAt,
  contactEmail,
  ...own
}: ApplyStatusPageProps) {
  const againOn = canApplyAgainAt && longDay(canApplyAgainAt);
  const { badge, title, lede, stops } = wordsOnceSent(own.account.creator_status, againOn);
  return (
    <HomeFrame
      bar={bar}
      lead={badge ? <ApplicationBadge name={badge} /> : null}
      title={title}
      lede={lede}
      below={<AccountSections {...own} />}
      picture={<StreetCard picture="filming" />}
    >
      {badge === 'approved' ? (
        <div className="mt-7 grid sm:flex">
          <ButtonLink variant="primary" size="large" render={(look) => <Link href="/creator" {...look} />}>
            To your dashboard
          </ButtonLink>
        </div>
      ) : null}
      {statusNote && badge !== 'in_review' ? <ReviewNote title="The reason" note={statusNote} /> : null}
      {badge === 'suspended' ? <Appeal contactEmail={contactEmail} /> : null}
      {stops.length > 0 ? <WhatHappens stops={stops} /> : null}
    </HomeFrame>
  );
}

function Appeal({ contactEmail }: { contactEmail: string }) {
  return (
    <HomeSection title="How to appeal">
      <p className="type-prose text-ink-2">
        Write to{' '}
        <a href={`mailto:${contactEmail}`} className="break-words text-ink text-link">
          {contactEmail}
        </a>{' '}
        from the address of this account and say what we should know. A person reads it.
      </p>
    </HomeSection>
  );
}
