import { useEffect, useEffectEvent } from 'react';
import { type ConnectablePlatform, PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { News } from '#web/components/links/news.tsx';
import { Refusal } from '#web/components/links/refusal.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import { type Arrival, type CallbackWords, callbackWords, failureWords } from './callback-outcome.ts';

type CallbackPageProps = {
  bar?: AppBarProps;
  now: Date;
  platform: ConnectablePlatform;
  arrival: Arrival;
  /** The page the connection was started from. */
  backHref: string;
  /** Sends the code to the server and goes back if it succeeds. */
  onFinish: (arrival: Extract<Arrival, { kind: 'code' }>) => Promise<void>;
  onRetry: () => Promise<void>;
};

/** The page a platform redirects to. */
export function CallbackPage({ platform, arrival, onFinish, ...frame }: CallbackPageProps) {
  const name = PLATFORM_NAMES[platform];
  const finishing = useAction((_, code: Extract<Arrival, { kind: 'code' }>) => onFinish(code));
  const finish = useEffectEvent(() => {
    if (arrival.kind === 'code') void finishing.run(arrival);
  });
  // Runs on arrival: the code expires quickly.
  useEffect(finish, []);

  if (arrival.kind !== 'code') return <Ending {...frame} words={callbackWords(name, arrival)} />;
  if (finishing.refusal) {
    return <Ending {...frame} words={failureWords(name, finishing.refusal)} takesFocus />;
  }
  return (
    <EntryFrame bar={frame.bar} now={frame.now} title={`Connecting ${name}…`}>
      <div className="mt-5 flex items-center gap-3">
        <SpinnerRing className="size-5" />
        <p role="status" className="type-prose text-ink-2">
          We’re getting your handle and numbers. This takes a few seconds.
        </p>
      </div>
    </EntryFrame>
  );
}

type EndingProps = Pick<CallbackPageProps, 'bar' | 'now' | 'backHref' | 'onRetry'> & {
  words: CallbackWords;
  takesFocus?: boolean;
};

function Ending({ bar, now, words, backHref, onRetry, takesFocus = false }: EndingProps) {
  const retrying = useAction(onRetry);
  return (
    <EntryFrame bar={bar} now={now} title={words.title}>
      <News takesFocus={takesFocus}>{words.text}</News>
      <Refusal problem={retrying.problem} holds="Nothing changed." />
      <div className="mt-7 grid gap-3 sm:flex">
        {words.canRetry ? (
          <Button
            variant="primary"
            size="large"
            loading={retrying.isBusy}
            onClick={() => void retrying.run()}
          >
            Try again
          </Button>
        ) : null}
        <ButtonLink href={backHref} variant={words.canRetry ? 'secondary' : 'primary'} size="large">
          {backHref === '/' ? 'Go home' : 'Go back'}
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
