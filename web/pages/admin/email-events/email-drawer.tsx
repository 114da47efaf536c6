import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { EmailEvent } from '#contract/email-events.ts';
import { resendEmail } from '#web/api/generated/sdk.gen.ts';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { Facts } from '#web/components/admin/facts.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { useNow } from '#web/components/admin/use-now.ts';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
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
      actions={email?.can_resend ? <ResendAction email={email} /> : undefined}
      footnote="What stood in it is not kept: its links let people in."
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
              [
                'Message id',
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

function ResendAction({ email }: { email: EmailEvent }) {
  const deed = useAdminDeed();
  return (
    <ReasonDialog
      trigger={<Button variant="primary">Send it again</Button>}
      title={`Send “${email.subject}” again?`}
      description={`It is written anew for ${email.recipient}, with links that work from now on.`}
      verb="Send it again"
      done="It is on its way."
      send={async (reason) => {
        await deed((reach) => resendEmail({ ...reach, path: { id: email.id }, body: { reason } }));
      }}
    />
  );
}
