import { useState } from 'react';
import { ACCOUNT_LINK_MINUTES } from '#domain/accounts/limits.ts';
import { LateResendEmail } from '#web/components/auth/late-resend-email.tsx';
import { Address, News } from '#web/components/links/news.tsx';
import type { MailPlaced } from '#web/session/auth-actions.ts';

type ResetLinkSentProps = {
  placed: MailPlaced;
  onResend: (email: string) => Promise<MailPlaced>;
  onChangeAddress: () => void;
};

/** Reads the same whether or not the address has an account. */
export function ResetLinkSent({ placed, onResend, onChangeAddress }: ResetLinkSentProps) {
  const [until, setUntil] = useState(() => momentOf(placed));
  return (
    <>
      <News takesFocus>
        If <Address>{placed.email}</Address> has an account, a link is on its way. It works for{' '}
        {ACCOUNT_LINK_MINUTES} minutes.
      </News>
      <button
        type="button"
        onClick={onChangeAddress}
        className="text-link mt-2 py-1 text-md font-semibold touch:min-h-11"
      >
        Wrong address?
      </button>
      <LateResendEmail
        className="mt-7 rounded-card bg-sunken p-5"
        until={until}
        onResend={async () => setUntil(momentOf(await onResend(placed.email)))}
      />
    </>
  );
}

const momentOf = ({ resend_after_seconds }: MailPlaced) => Date.now() + resend_after_seconds * 1000;
