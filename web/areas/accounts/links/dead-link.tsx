import type { LinkPurpose } from '#domain/accounts/account-links.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { News } from '#web/components/links/news.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { deadLinkWords } from './dead-link-words.ts';
import type { DeadLinkState } from './link-state.ts';

type DeadLinkProps = {
  bar?: AppBarProps;
  now: Date;
  purpose: LinkPurpose;
  state: DeadLinkState;
  /** Set when it replaces a button that was just pressed. */
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
