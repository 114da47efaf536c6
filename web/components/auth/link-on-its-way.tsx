import { useState } from 'react';
import type { MailPlaced } from '#web/session/auth-actions.ts';
import { quietLink } from '#web/ui/quiet-link.ts';
import { ResendEmail } from './resend-email.tsx';

type LinkOnItsWayProps = {
  placed: MailPlaced;
  /** The explanation of the link, repeated from next to the button. */
  terms: string;
  onResend: () => Promise<MailPlaced>;
  onWrongAddress: () => void;
};

/** Reads the same whether or not the address has an account. It takes the focus from the form. */
export function LinkOnItsWay({ placed, terms, onResend, onWrongAddress }: LinkOnItsWayProps) {
  const [resendAt, setResendAt] = useState(() => momentAfter(placed));
  return (
    <div className="grid gap-4">
      <div>
        <p ref={takeFocus} tabIndex={-1} role="status" className="text-touch leading-6 text-ink-2">
          If <strong className="font-semibold wrap-anywhere text-ink">{placed.email}</strong> has an account,
          a link is on its way. It {terms}
        </p>
        <button type="button" onClick={onWrongAddress} className={quietLink}>
          Wrong address?
        </button>
      </div>
      <ResendEmail
        until={resendAt}
        onResend={async () => setResendAt(momentAfter(await onResend()))}
        className="rounded-card bg-sunken p-4"
      />
    </div>
  );
}

const momentAfter = ({ resend_after_seconds }: MailPlaced) => Date.now() + resend_after_seconds * 1000;

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
