import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AccountSections, type OwnAccount } from './account-sections.tsx';
import { ApplicationBadge } from './application-badge.tsx';
import { wordsWhileOpen } from './application-words.ts';
import { firstName } from './first-name.ts';
import { HomeFrame } from './home-frame.tsx';
import { ReviewNote } from './review-note.tsx';
import { StreetCard } from './street-card.tsx';
import { WhatHappens } from './what-happens.tsx';

type ApplyPageProps = OwnAccount & {
  bar: AppBarProps;
  /** What the person who read the last application wrote. */
  statusNote: string | null;
};

export function ApplyPage({ bar, statusNote, ...own }: ApplyPageProps) {
  const { badge, title, lede, stops } = wordsWhileOpen(own.account.creator_status, firstName(own.account));
  return (
    <HomeFrame
      bar={bar}
      lead={badge ? <ApplicationBadge name={badge} /> : null}
      title={title}
      lede={lede}
      below={<AccountSections {...own} />}
      picture={<StreetCard picture="filming" />}
    >
      {statusNote ? <ReviewNote title="What the review said" note={statusNote} /> : null}
      <WhatHappens stops={stops} />
    </HomeFrame>
  );
}
