import { useState } from 'react';
import type { SavedSearchStanding } from '#contract/saved-searches.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';

type SavedSearchMailPageProps = {
  bar?: AppBarProps;
  now: Date;
  /** Null when the link is unknown or the search is deleted. */
  standing: SavedSearchStanding | null;
  onStop: () => Promise<SavedSearchStanding>;
};

/** Where the last link of our mails about saved searches leads. Nothing changes before the button is pressed. */
export function SavedSearchMailPage({ bar, now, standing, onStop }: SavedSearchMailPageProps) {
  const [current, setCurrent] = useState(standing);
  const [isWaiting, setIsWaiting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function stop() {
    setIsWaiting(true);
    setHasFailed(false);
    try {
      setCurrent(await onStop());
    } catch {
      setHasFailed(true);
    } finally {
      setIsWaiting(false);
    }
  }

  const { title, text } = wordsFor(current);
  return (
    <EntryFrame bar={bar} now={now} title={title}>
      <p role="status" className="type-prose mt-5 text-ink-2">
        {text}
      </p>
      {hasFailed ? (
        <p role="alert" className="mt-4 text-md text-danger">
          Check your connection and try again. Nothing has changed.
        </p>
      ) : null}
      <div className="mt-7 grid sm:flex">
        {current?.has_daily_mail ? (
          <Button variant="primary" size="large" loading={isWaiting} onClick={stop}>
            Stop this mail
          </Button>
        ) : (
          <ButtonLink href="/campaigns" size="large">
            To the campaigns
          </ButtonLink>
        )}
      </div>
    </EntryFrame>
  );
}

function wordsFor(standing: SavedSearchStanding | null): { title: string; text: string } {
  if (standing === null) {
    return {
      title: 'This link no longer works.',
      text: 'The search may be deleted, or a mail program cut the link short. No mail goes out for a deleted search.',
    };
  }
  if (standing.has_daily_mail) {
    return {
      title: 'One press stops this mail.',
      text: `We write each morning there is something new in "${standing.search_name}". The search itself stays.`,
    };
  }
  return {
    title: 'This mail is stopped.',
    text: `We no longer write about "${standing.search_name}". Turn it on again with your saved searches, on the list of campaigns.`,
  };
}
