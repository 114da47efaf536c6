import { useId, useState } from 'react';
import { isOwnershipKnown } from '#domain/creators/social-account-states.ts';
import {
  type ConnectablePlatform,
  isConnectable as canBeConnected,
  PLATFORM_NAMES,
} from '#domain/creators/social-platforms.ts';
import { dayWords } from '#web/components/time/moment.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { ProofSteps } from './proof-steps.tsx';
import type { SocialCardProps } from './social-card-props.ts';
import { SocialForm } from './social-form.tsx';
import { SocialNumbers } from './social-numbers.tsx';

type SocialBodyProps = SocialCardProps & { onSettled: (words: string) => void };

/** The card's content: the numbers and the next step. */
export function SocialBody({ onSettled, ...card }: SocialBodyProps) {
  const { account, platform, may, now } = card;
  const name = PLATFORM_NAMES[platform];
  if (account === null) return <NoAccount {...card} onSettled={onSettled} />;
  return (
    <div className="grid gap-5">
      <SocialNumbers account={account} now={now} />
      {account.failing_since ? (
        <p className="text-base text-ink-2">
          {name} hasn’t responded since {dayWords(account.failing_since, now)}. These are the latest numbers.
          We’ll keep trying.
        </p>
      ) : null}
      {account.status === 'expired' ? (
        <p className="text-base text-ink-2">
          Your {name} connection expired. Reconnect to keep these numbers up to date.
        </p>
      ) : null}
      {may.prove.is_allowed ? <NextStep {...card} onSettled={onSettled} /> : null}
    </div>
  );
}

/** Connecting to the platform comes first; entering a handle by hand leads to the code. */
function NoAccount({ onSettled, ...card }: SocialBodyProps) {
  const { platform, may, isConnectable, actions } = card;
  const [isNaming, setIsNaming] = useState(false);
  const name = PLATFORM_NAMES[platform];
  if (!may.change.is_allowed) return <p className="text-base text-ink-2">No account added.</p>;
  if (isNaming) {
    return (
      <SocialForm
        platform={platform}
        account={null}
        onCancel={() => setIsNaming(false)}
        onSave={async (claims) => {
          const added = await actions.add(platform, claims);
          onSettled(`@${added.handle} added.`);
        }}
      />
    );
  }
  return (
    <>
      <p className="text-base text-ink-2">
        {isConnectable
          ? 'Connect your account and we’ll get your handle, followers and recent views. We never post.'
          : `Add your ${name} account, then verify it with a code in your bio.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ConnectButton {...card} />
        <Button onClick={() => setIsNaming(true)}>
          {isConnectable ? 'Enter handle instead' : 'Enter handle'}
        </Button>
      </div>
    </>
  );
}

function ConnectButton({ platform, account, isConnectable, may, actions }: SocialCardProps) {
  const name = PLATFORM_NAMES[platform];
  const connecting = useAction((_, leaveFor: ConnectablePlatform) => actions.connect(leaveFor), {
    failed: `${name} not connected`,
    staysBusy: true,
  });
  if (!isConnectable || !canBeConnected(platform) || !may.prove.is_allowed) return null;
  return (
    <Button variant="ink" loading={connecting.isBusy} onClick={() => void connecting.run(platform)}>
      {account?.status === 'expired' ? `Reconnect ${name}` : `Connect ${name}`}
    </Button>
  );
}

/** A connection proves more; the code is for platforms that can't be connected. */
function NextStep({ onSettled, ...card }: SocialBodyProps) {
  const { account, platform, actions } = card;
  const stepsId = useId();
  const [isFolded, setIsFolded] = useState(account?.status !== 'code_given');
  const asking = useAction((_, id: string) => actions.giveCode(id), {
    after: () => setIsFolded(false),
    failed: 'Couldn’t get a code',
  });
  if (account === null || account.status === 'connected') return null;
  if (account.status === 'proven' && !card.isConnectable) return null;
  const { proof_code } = account;

  function unfold(id: string) {
    if (proof_code !== null) setIsFolded(!isFolded);
    else void asking.run(id);
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <ConnectButton {...card} />
        {isOwnershipKnown(account.status) ? null : (
          <Button
            loading={asking.isBusy}
            aria-expanded={!isFolded && proof_code !== null}
            aria-controls={stepsId}
            onClick={() => unfold(account.id)}
          >
            Verify with code
          </Button>
        )}
      </div>
      {proof_code !== null && !isFolded ? (
        <ProofSteps
          id={stepsId}
          account={account}
          code={proof_code}
          onCheck={() => actions.checkCode(account.id)}
          onProven={() => onSettled(`@${account.handle} on ${PLATFORM_NAMES[platform]} is yours.`)}
        />
      ) : null}
    </div>
  );
}
