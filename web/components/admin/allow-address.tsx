import type { EmailSuppression } from '#contract/base/email-suppressions.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const CAUSES: Record<EmailSuppression['cause'], string> = {
  bounce: 'bounced',
  complaint: 'was marked as spam',
};

/** "Emails stopped: the last one bounced." */
export function suppressionWords({ cause }: EmailSuppression): string {
  return `Stopped, because an email ${CAUSES[cause]}`;
}

export function AllowAddress({ email, suppression }: { email: string; suppression: EmailSuppression }) {
  return (
    <ReasonDialog
      rule="admin_support"
      trigger={<Button>Send to this address again</Button>}
      title={`Send to ${email} again?`}
      description={`We stopped because an email ${CAUSES[suppression.cause]}. If it happens again, we’ll stop again.`}
      verb="Send again"
      done={`We’ll send emails to ${email} again.`}
      send={(api, reason) =>
        call(api, 'POST /api/admin/email-suppressions/:id/removal', {
          params: { id: suppression.id },
          body: { reason },
        })
      }
    />
  );
}
