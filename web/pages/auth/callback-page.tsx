import { useEffect, useEffectEvent, useState } from 'react';
import { type ConnectablePlatform, PLATFORM_NAMES } from '#domain/social-platforms.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import { type Arrival, type CallbackWords, callbackWords, troubleWords } from './callback-outcome.ts';
import { News } from './news.tsx';
import { Refusal } from './refusal.tsx';
import { useDeed } from './use-deed.ts';

type CallbackPageProps = {
  bar?: AppBarProps;
  now: Date;
  platform: ConnectablePlatform;
  arrival: Arrival;
  /** Where the person left from. */
  backHref: string;
  /** Takes the code to the server and leads back when all is well. */
  onFinish: (arrival: Extract<Arrival, { kind: 'code' }>) => Promise<void>;
  onRetry: () => Promise<void>;
};

/** Where a platform sends people back to. */
export function CallbackPage({ platform, arrival, onFinish, ...frame }: CallbackPageProps) {
  const name = PLATFORM_NAMES[platform];
  const [trouble, setTrouble] = useState<CallbackWords | null>(null);
  const finish = useEffectEvent(async () => {
    if (arrival.kind !== 'code') return;
    try {
      await onFinish(arrival);
    } catch (cause) {
      setTrouble(troubleWords(name, cause));
    }
  });
  // The address itself is the deed: the browser was sent here with a code that waits for nobody.
  useEffect(() => void finish(), []);

  if (arrival.kind !== 'code') return <Ending {...frame} words={callbackWords(name, arrival)} />;
  if (trouble) return <Ending {...frame} words={trouble} takesFocus />;
  return (
    <EntryFrame bar={frame.bar} now={frame.now} title={`Connecting ${name}.`}>
      <div className="mt-5 flex items-center gap-3">
        <SpinnerRing className="size-5" />
        <p role="status" className="type-prose text-ink-2">
          Reading your handle and your numbers. This takes a few seconds.
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
  const { isWaiting, refusal, run } = useDeed();
  return (
    <EntryFrame bar={bar} now={now} title={words.title}>
      <News takesFocus={takesFocus}>{words.text}</News>
      <Refusal cause={refusal} holds="Nothing has changed." />
      <div className="mt-7 grid gap-3 sm:flex">
        {words.canRetry ? (
          <Button variant="primary" size="large" loading={isWaiting} onClick={() => run(onRetry)}>
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
