import { useState } from 'react';
import type { OwnSocialAccount, ProofCheck } from '#contract/creators/social-accounts.ts';
import { PLATFORM_NAMES, profileUrl } from '#domain/creators/social-platforms.ts';
import { useAction } from '#web/session/use-action.ts';
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
  const [seen, setSeen] = useState<string | null>(null);
  const name = PLATFORM_NAMES[account.platform];

  const looking = useAction(onCheck, {
    after: ({ is_proven, seen }) => (is_proven ? onProven() : setSeen(seen)),
    afterRefusal: () => setSeen(null),
  });

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
        <Button loading={looking.isBusy} onClick={() => void looking.run()}>
          Check my bio
        </Button>
        <p role="status" className="min-w-0 grow basis-60 text-base text-ink-2">
          {looking.isBusy ? `Checking @${account.handle} on ${name}…` : (looking.problem ?? seen)}
        </p>
      </div>
    </div>
  );
}
