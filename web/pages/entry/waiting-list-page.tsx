import { useState } from 'react';
import type { WaitingListStanding } from '#contract/waiting-list.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';

type Change = () => Promise<WaitingListStanding>;

type WaitingListPageProps = {
  bar?: AppBarProps;
  now: Date;
  /** Null when the link is unknown, used up or too old. */
  standing: WaitingListStanding | null;
  onConfirm: Change;
  onRemove: Change;
};

/** Where the links in our waiting list emails lead. Nothing changes before a button is pressed. */
export function WaitingListPage({ bar, now, standing, onConfirm, onRemove }: WaitingListPageProps) {
  const [current, setCurrent] = useState(standing);
  const [waiting, setWaiting] = useState<'confirm' | 'remove' | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function change(kind: 'confirm' | 'remove') {
    setWaiting(kind);
    setHasFailed(false);
    try {
      setCurrent(await (kind === 'confirm' ? onConfirm() : onRemove()));
    } catch {
      setHasFailed(true);
    } finally {
      setWaiting(null);
    }
  }

  if (!current) return <UnknownLink bar={bar} now={now} />;
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
      <div className="mt-7 grid gap-3 sm:flex">
        {current.status === 'confirmed' ? null : (
          <Button
            variant="primary"
            size="large"
            loading={waiting === 'confirm'}
            disabled={waiting === 'remove'}
            onClick={() => change('confirm')}
          >
            {current.status === 'removed' ? 'Put me back' : 'Confirm my spot'}
          </Button>
        )}
        {current.status === 'removed' ? null : (
          <Button
            size="large"
            loading={waiting === 'remove'}
            disabled={waiting === 'confirm'}
            onClick={() => change('remove')}
          >
            Take me off the list
          </Button>
        )}
      </div>
    </EntryFrame>
  );
}

function wordsFor({ city_name, status }: WaitingListStanding): { title: string; text: string } {
  switch (status) {
    case 'pending':
      return {
        title: `One press for ${city_name}.`,
        text: 'Your spot on the waiting list is not confirmed yet. Confirm it and we write once, when the gates go up.',
      };
    case 'confirmed':
      return {
        title: `You are on the ${city_name} list.`,
        text: 'We write once, when the gates go up. You can leave the list at any time.',
      };
    case 'removed':
      return {
        title: `You are off the ${city_name} list.`,
        text: 'We will not write to you about it again.',
      };
  }
}

function UnknownLink({ bar, now }: Pick<WaitingListPageProps, 'bar' | 'now'>) {
  return (
    <EntryFrame bar={bar} now={now} title="This link no longer works.">
      <p className="type-prose mt-5 text-ink-2">
        Links in our emails can be too old, used already, or cut short by a mail program. Ask for a new one on
        the waiting list; it takes your email and one press.
      </p>
      <div className="mt-7 grid sm:flex">
        <ButtonLink href="/#cities" variant="primary" size="large">
          To the waiting lists
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
