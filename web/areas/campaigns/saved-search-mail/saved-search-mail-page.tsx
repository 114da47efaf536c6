import { useState } from 'react';
import type { SavedSearchStatus } from '#contract/campaigns/saved-searches.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

type SavedSearchMailPageProps = {
  bar?: AppBarProps;
  now: Date;
  /** Null when the link is unknown or the search was deleted. */
  search: SavedSearchStatus | null;
  onStop: () => Promise<SavedSearchStatus>;
};

/** The page behind the unsubscribe link of our saved-search emails. Nothing changes before the button is pressed. */
export function SavedSearchMailPage({ bar, now, search, onStop }: SavedSearchMailPageProps) {
  const [current, setCurrent] = useState(search);
  const stopping = useAction(onStop, { after: setCurrent });

  const { title, text } = wordsFor(current);
  return (
    <EntryFrame bar={bar} now={now} title={title}>
      <p role="status" className="type-prose mt-5 text-ink-2">
        {text}
      </p>
      {stopping.refusal ? (
        <p role="alert" className="mt-4 text-md text-danger">
          Check your connection and try again. Nothing changed.
        </p>
      ) : null}
      <div className="mt-7 grid sm:flex">
        {current?.has_daily_mail ? (
          <Button
            variant="primary"
            size="large"
            loading={stopping.isBusy}
            onClick={() => void stopping.run()}
          >
            Stop these emails
          </Button>
        ) : (
          <ButtonLink href="/campaigns" size="large">
            Browse campaigns
          </ButtonLink>
        )}
      </div>
    </EntryFrame>
  );
}

function wordsFor(search: SavedSearchStatus | null): { title: string; text: string } {
  if (search === null) {
    return {
      title: 'This link no longer works.',
      text: 'The search may be deleted, or the link is incomplete. We send no email for deleted searches.',
    };
  }
  if (search.has_daily_mail) {
    return {
      title: 'Stop daily emails?',
      text: `We email you every morning there’s something new in “${search.search_name}”. Your search stays saved.`,
    };
  }
  return {
    title: 'You won’t get these emails anymore.',
    text: `We stopped daily emails about “${search.search_name}”. You can turn them back on in your saved searches.`,
  };
}
