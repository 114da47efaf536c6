import { useState } from 'react';
import type { OwnSocialAccount, ProofCheck } from '#contract/creators/social-accounts.ts';
import { PLATFORM_NAMES, profileUrl } from '#domain/creators/social-platforms.ts';
import { adviceFor } from '#web/api/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyCode } from './copy-code.tsx';

type ProofStepsProps = {
  id: string;
  account: OwnSocialAccount;
  code: string;
  onCheck: () => Promise<ProofCheck>;
  onProven: () => void;
};

/** A code in the bio proves that the user can edit the account. */
export function ProofSteps({ id, account, code, onCheck, onProven }: ProofStepsProps) {
  const [isLooking, setIsLooking] = useState(false);
  const [seen, setSeen] = useState<string | null>(null);
  const name = PLATFORM_NAMES[account.platform];

  async function look() {
    setIsLooking(true);
    setSeen(null);
    try {
      const check = await onCheck();
      if (check.is_proven) return onProven();
      setSeen(check.seen);
    } catch (cause) {
      setSeen(adviceFor(cause));
    } finally {
      setIsLooking(false);
    }
  }

  return (
    <div id={id} className="rounded-control bg-sunken p-4 md:p-5">
      <ol className="grid list-decimal gap-3 pl-5 text-base marker:text-ink-3">
        <li className="pl-1">
          <span className="mr-2">Copy this code.</span>
          <CopyCode code={code} />
        </li>
        <li className="pl-1">
          Paste it anywhere in the bio of{' '}
          <a
            href={profileUrl(account.platform, account.handle)}
            target="_blank"
            rel="noreferrer"
            className="text-link font-medium"
          >
            @{account.handle}
          </a>{' '}
          on {name}, and keep the profile public.
        </li>
        <li className="pl-1">Let us check. You can remove the code after that.</li>
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button loading={isLooking} onClick={look}>
          Check my bio
        </Button>
        <p role="status" className="min-w-0 grow basis-60 text-base text-ink-2">
          {isLooking ? `Checking @${account.handle} on ${name}…` : seen}
        </p>
      </div>
    </div>
  );
}
