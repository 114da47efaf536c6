import { artPath } from '#art/catalogue.ts';
import type { InvitationLinkStatus } from '#contract/businesses/invitations.ts';
import { refusalWords } from '#domain/businesses/invitation-states.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { fullStop } from '#web/components/full-stop.ts';
import { Address, News } from '#web/components/links/news.tsx';
import { Refusal } from '#web/components/links/refusal.tsx';
import { ThemedArt } from '#web/components/themed-art.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

export interface OpenInvitationProps {
  bar?: AppBarProps;
  now: Date;
  invitation: InvitationLinkStatus;
  /** Both links return here afterwards. */
  signUpHref: string;
  signInHref: string;
  /** Accepts and opens the dashboard. */
  onAccept: () => Promise<void>;
  onDecline: () => Promise<void>;
  /** Signs out and opens the sign-in page, which returns here. */
  onSwitch: () => Promise<void>;
}

/** The inviter, the consequences of accepting, and the possible answers. */
export function OpenInvitation({ bar, now, invitation, ...ways }: OpenInvitationProps) {
  const { business, invited_by, email, expires_at, refusal, lets_go } = invitation;
  const name = business?.business_name ?? '';
  const facts = { email: email ?? '', business_name: name };
  return (
    <EntryFrame bar={bar} now={now} title={`Help run ${name.replace(/\.$/, '')}?`}>
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
          {invited_by ?? 'The owner'} invited <Address>{facts.email}</Address> to be a manager of{' '}
          <Address>{fullStop(name)}</Address>
        </p>
      </div>
      <p className="type-prose mt-5 text-ink-2">
        Managers can do everything except billing, members and closing the shop.
        {expires_at ? ` The invitation expires ${longDay(expires_at)}.` : ''}
      </p>
      {lets_go ? (
        <p className="type-prose mt-4 border-ink border-l-3 pl-4">
          You started setting up {lets_go} with this account. An account can manage one business, so accepting
          discards it.
        </p>
      ) : null}
      {refusal ? <News>{refusalWords(refusal, facts)}</News> : null}
      <Answers invitation={invitation} {...ways} />
    </EntryFrame>
  );
}

type AnswersProps = Omit<OpenInvitationProps, 'bar' | 'now'>;

function Answers({ invitation, signUpHref, signInHref, onAccept, onDecline, onSwitch }: AnswersProps) {
  const answers = { yes: onAccept, no: onDecline, switch: onSwitch };
  const { run, isBusy, input, problem } = useAction((_, answer: keyof typeof answers) => answers[answer]());
  const state = (answer: keyof typeof answers) => ({
    size: 'large' as const,
    loading: isBusy && input === answer,
    disabled: isBusy && input !== answer,
  });
  return (
    <>
      <Refusal problem={problem} holds="Nothing changed." />
      <div className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
        {invitation.refusal === null ? (
          <Button variant="primary" {...state('yes')} onClick={() => void run('yes')}>
            Accept invitation
          </Button>
        ) : null}
        {invitation.refusal === 'signed_out' ? (
          <>
            <ButtonLink href={signUpHref} variant="primary" size="large">
              Create an account
            </ButtonLink>
            <ButtonLink href={signInHref} size="large">
              Sign In
            </ButtonLink>
          </>
        ) : null}
        {invitation.refusal === 'other_address' ? (
          <Button variant="primary" {...state('switch')} onClick={() => void run('switch')}>
            Use another account
          </Button>
        ) : null}
        <Button
          variant={invitation.refusal === 'signed_out' ? 'ghost' : 'secondary'}
          {...state('no')}
          onClick={() => void run('no')}
        >
          Decline
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
