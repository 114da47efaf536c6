import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { EmailEvent } from '#contract/base/emails.ts';
import { call } from '#web/api/call.ts';
import { AllowAddress, suppressionWords } from '#web/components/admin/allow-address.tsx';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { Facts } from '#web/components/admin/facts.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { useNow } from '#web/components/time/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailBadge } from './email-badge.tsx';
import { EmailLife } from './email-life.tsx';
import { templateWords } from './email-words.ts';
import { emailOptions } from './emails-options.ts';

type EmailDrawerProps = {
  id: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

export function EmailDrawer({ id, ids, onOpen, onClose }: EmailDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: email, error } = useQuery(emailOptions(api, id));
  const now = useNow();
  return (
    <RecordDrawer
      title="Email"
      ids={ids}
      openId={id}
      onOpen={onOpen}
      onClose={onClose}
      actions={email ? <EmailActions email={email} /> : undefined}
      footnote="We don’t keep the text of emails, because their links sign people in."
    >
      {email ? (
        <div key={email.id} className="grid gap-6">
          <div className="flex items-start gap-3.5">
            <div className="min-w-0 grow">
              <h2 className="type-block-title wrap-anywhere">{email.subject}</h2>
              <p className="text-base wrap-anywhere text-ink-2">{email.recipient}</p>
            </div>
            <EmailBadge status={email.status} />
          </div>
          <EmailLife email={email} now={now} />
          <Facts
            facts={[
              ['Email', templateWords(email.template)],
              ['Emails to this address', email.suppression && suppressionWords(email.suppression)],
              [
                'Message ID',
                email.message_id && (
                  <code key="id" className="font-mono text-hint break-all select-all">
                    {email.message_id}
                  </code>
                ),
              ],
            ]}
          />
          <AuditTrail subjectType="email_event" subjectId={email.id} />
        </div>
      ) : (
        <RecordPending error={error} />
      )}
    </RecordDrawer>
  );
}

function EmailActions({ email }: { email: EmailEvent }) {
  const { recipient, suppression } = email;
  return (
    <>
      {email.can_resend ? <ResendAction email={email} /> : null}
      {suppression ? <AllowAddress email={recipient} suppression={suppression} /> : null}
    </>
  );
}

function ResendAction({ email }: { email: EmailEvent }) {
  return (
    <ReasonDialog
      rule="admin_support"
      trigger={<Button variant="primary">Resend email</Button>}
      title={`Resend “${email.subject}”?`}
      description={`We’ll send a new copy to ${email.recipient} with fresh links.`}
      verb="Resend email"
      done="Email queued."
      send={(api, reason) =>
        call(api, 'POST /api/admin/email-events/:id/resend', {
          params: { id: email.id },
          body: { reason },
        })
      }
    />
  );
}
