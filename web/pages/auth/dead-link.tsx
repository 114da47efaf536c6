import type { LinkPurpose } from '#domain/account-links.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { deadLinkWords } from './dead-link-words.ts';
import type { DeadLinkState } from './link-state.ts';
import { News } from './news.tsx';

type DeadLinkProps = {
  bar?: AppBarProps;
  now: Date;
  purpose: LinkPurpose;
  state: DeadLinkState;
  /** When it stands where a pressed button stood. */
  takesFocus?: boolean;
};

export function DeadLink({ bar, now, purpose, state, takesFocus = false }: DeadLinkProps) {
  const { title, text, next } = deadLinkWords(purpose, state);
  return (
    <EntryFrame bar={bar} now={now} title={title}>
      <News takesFocus={takesFocus}>{text}</News>
      <div className="mt-7 grid sm:flex">
        <ButtonLink href={next.href} variant="primary" size="large">
          {next.label}
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
