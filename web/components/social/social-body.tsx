import { useId, useState } from 'react';
import { isOwnershipKnown } from '#domain/social-account-states.ts';
import { isConnectable as canBeConnected, PLATFORM_NAMES } from '#domain/social-platforms.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { adviceFor } from '../settings/form-trouble.ts';
import { ProofSteps } from './proof-steps.tsx';
import { readDay } from './read-words.ts';
import type { SocialCardProps } from './social-card-props.ts';
import { SocialForm } from './social-form.tsx';
import { SocialNumbers } from './social-numbers.tsx';

type SocialBodyProps = SocialCardProps & { onSettled: (words: string) => void };

/** Below the title of a card: the numbers there are, and the next step there is. */
export function SocialBody({ onSettled, ...card }: SocialBodyProps) {
  const { account, platform, may, now } = card;
  const name = PLATFORM_NAMES[platform];
  if (account === null) return <NoAccount {...card} onSettled={onSettled} />;
  return (
    <div className="grid gap-5">
      <SocialNumbers account={account} now={now} />
      {account.failing_since ? (
        <p className="text-base text-ink-2">
          {name} has not answered since {readDay(account.failing_since, now)}. These are the last numbers; we
          keep trying.
        </p>
      ) : null}
      {account.status === 'expired' ? (
        <p className="text-base text-ink-2">
          {name} no longer tells us these numbers. Connect it again to keep them fresh.
        </p>
      ) : null}
      {may.prove.is_allowed ? <NextStep {...card} onSettled={onSettled} /> : null}
    </div>
  );
}

/** The platform itself is asked first; naming an account by hand leads on to the code. */
function NoAccount({ onSettled, ...card }: SocialBodyProps) {
  const { platform, may, isConnectable, actions } = card;
  const [isNaming, setIsNaming] = useState(false);
  const name = PLATFORM_NAMES[platform];
  if (!may.change.is_allowed) return <p className="text-base text-ink-2">No account named.</p>;
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
          ? 'Connect it, and we read your handle, your followers and the views of your newest posts. We never post.'
          : `Name your account on ${name}, then prove it with a code in your bio.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ConnectButton {...card} />
        <Button onClick={() => setIsNaming(true)}>
          {isConnectable ? 'Type the handle instead' : 'Type the handle'}
        </Button>
      </div>
    </>
  );
}

function ConnectButton({ platform, account, isConnectable, may, actions }: SocialCardProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  if (!isConnectable || !canBeConnected(platform) || !may.prove.is_allowed) return null;
  const name = PLATFORM_NAMES[platform];

  async function leave() {
    if (!canBeConnected(platform)) return;
    setIsLeaving(true);
    try {
      await actions.connect(platform);
    } catch (cause) {
      setIsLeaving(false);
      toast({ title: `${name} not connected`, description: adviceFor(cause), variant: 'destructive' });
    }
  }

  return (
    <Button variant="ink" loading={isLeaving} onClick={leave}>
      {account?.status === 'expired' ? `Connect ${name} again` : `Connect ${name}`}
    </Button>
  );
}

/** The platform itself is the better proof; the code is for where it cannot be asked. */
function NextStep({ onSettled, ...card }: SocialBodyProps) {
  const { account, platform, actions } = card;
  const stepsId = useId();
  const [isFolded, setIsFolded] = useState(account?.status !== 'code_given');
  const [isAsking, setIsAsking] = useState(false);
  if (account === null || account.status === 'connected') return null;
  if (account.status === 'proven' && !card.isConnectable) return null;
  const { proof_code } = account;

  async function unfold(id: string) {
    if (proof_code !== null) return setIsFolded(!isFolded);
    setIsAsking(true);
    try {
      await actions.giveCode(id);
      setIsFolded(false);
    } catch (cause) {
      toast({ title: 'No code yet', description: adviceFor(cause), variant: 'destructive' });
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <ConnectButton {...card} />
        {isOwnershipKnown(account.status) ? null : (
          <Button
            loading={isAsking}
            aria-expanded={!isFolded && proof_code !== null}
            aria-controls={stepsId}
            onClick={() => unfold(account.id)}
          >
            Prove it with a code
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
