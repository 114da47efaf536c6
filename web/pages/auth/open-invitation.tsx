import { useState } from 'react';
import { artPath } from '#art/catalogue.ts';
import type { InvitationStanding } from '#contract/invitations.ts';
import { hindranceWords } from '#domain/invitation-states.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { fullStop } from '#web/components/full-stop.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Address, News } from './news.tsx';
import { Refusal } from './refusal.tsx';
import { useDeed } from './use-deed.ts';

export interface OpenInvitationProps {
  bar?: AppBarProps;
  now: Date;
  standing: InvitationStanding;
  /** With the way back here. */
  signUpHref: string;
  signInHref: string;
  /** Accepts and goes on to the dashboard. */
  onAccept: () => Promise<void>;
  onDecline: () => Promise<void>;
  /** Signs out and leads to the door, from where one comes back. */
  onSwitch: () => Promise<void>;
}

/** Who asks, what it means, and what can be answered from here. */
export function OpenInvitation({ bar, now, standing, ...ways }: OpenInvitationProps) {
  const { business, invited_by, email, expires_at, hindrance, lets_go } = standing;
  const name = business?.business_name ?? '';
  const facts = { email: email ?? '', business_name: name };
  return (
    <EntryFrame bar={bar} now={now} title={`Mind the shop at ${name.replace(/\.$/, '')}?`}>
      <div className="mt-6 flex items-center gap-4">
        <ThemedArt
          path={(theme) =>
            artPath.shop({
              theme,
              industry: business?.industry ?? null,
              business: business?.slug ?? '',
              campaign: business?.slug ?? '',
              name,
            })
          }
          width={96}
          height={96}
          eager
          className="size-24 shrink-0 rounded-card object-[50%_80%]"
        />
        <p className="type-prose min-w-0 text-ink-2">
          {invited_by ?? 'The owner'} asks <Address>{facts.email}</Address> to be a manager of{' '}
          <Address>{fullStop(name)}</Address>
        </p>
      </div>
      <p className="type-prose mt-5 text-ink-2">
        A manager does everything there but billing, members and closing the shop.
        {expires_at ? ` The invitation is good until ${longDay(expires_at)}.` : ''}
      </p>
      {lets_go ? (
        <p className="type-prose mt-4 border-ink border-l-3 pl-4">
          You have begun to set up {lets_go} with this account. One account looks after one business, so
          saying yes lets that go.
        </p>
      ) : null}
      {hindrance ? <News>{hindranceWords(hindrance, facts)}</News> : null}
      <Answers standing={standing} {...ways} />
    </EntryFrame>
  );
}

type AnswersProps = Omit<OpenInvitationProps, 'bar' | 'now'>;

function Answers({ standing, signUpHref, signInHref, onAccept, onDecline, onSwitch }: AnswersProps) {
  const { isWaiting, refusal, run } = useDeed();
  const [pressed, setPressed] = useState<'yes' | 'no' | 'switch'>('yes');
  const press = (which: typeof pressed, deed: () => Promise<void>) => {
    setPressed(which);
    void run(deed);
  };
  const state = (which: typeof pressed) => ({
    size: 'large' as const,
    loading: isWaiting && pressed === which,
    disabled: isWaiting && pressed !== which,
  });
  return (
    <>
      <Refusal cause={refusal} holds="Nothing has changed." />
      <div className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
        {standing.hindrance === null ? (
          <Button variant="primary" {...state('yes')} onClick={() => press('yes', onAccept)}>
            Yes, I am in
          </Button>
        ) : null}
        {standing.hindrance === 'signed_out' ? (
          <>
            <ButtonLink href={signUpHref} variant="primary" size="large">
              Create an account
            </ButtonLink>
            <ButtonLink href={signInHref} size="large">
              Sign In
            </ButtonLink>
          </>
        ) : null}
        {standing.hindrance === 'other_address' ? (
          <Button variant="primary" {...state('switch')} onClick={() => press('switch', onSwitch)}>
            Sign in with the other address
          </Button>
        ) : null}
        <Button
          variant={standing.hindrance === 'signed_out' ? 'ghost' : 'secondary'}
          {...state('no')}
          onClick={() => press('no', onDecline)}
        >
          No, thank you
        </Button>
      </div>
    </>
  );
}

const LONG_DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: 'long',
  day: 'numeric',
});

function longDay(at: string): string {
  return LONG_DAY.format(new Date(at));
}
