import { Hourglass } from 'lucide-react';
import { useRef, useState } from 'react';
import { AccountName } from '#web/components/door/account-name.tsx';
import { emailProblem } from '#web/components/email-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import type { AccountActions } from './account-actions.ts';
import { FormDialog } from './form-dialog.tsx';
import { adviceFor } from './form-trouble.ts';
import { SettingsRow } from './settings-row.tsx';

type EmailRowProps = {
  email: string;
  pendingEmail: string | null;
  onRequest: AccountActions['requestEmailChange'];
  onCancel: AccountActions['cancelEmailChange'];
};

export function EmailRow({ email, pendingEmail, onRequest, onCancel }: EmailRowProps) {
  const row = useRef<HTMLDivElement>(null);
  return (
    <SettingsRow
      ref={row}
      title="Email"
      action={<EmailDialog email={email} hasPending={pendingEmail !== null} onRequest={onRequest} />}
    >
      <p>{email}</p>
      {pendingEmail ? (
        <PendingChange
          newEmail={pendingEmail}
          onCancel={async () => {
            await onCancel();
            row.current?.focus();
          }}
        />
      ) : null}
    </SettingsRow>
  );
}

type EmailDialogProps = { email: string; hasPending: boolean; onRequest: EmailRowProps['onRequest'] };

function EmailDialog({ email, hasPending, onRequest }: EmailDialogProps) {
  return (
    <FormDialog
      trigger={<Button aria-label="Change email">Change</Button>}
      title="Change your email"
      description={
        <>
          We write to both addresses. Once both have confirmed, you sign in with the new one.
          {hasPending ? ' It takes the place of the change that is waiting.' : ''}
        </>
      }
      names={['new_email', 'password']}
      check={({ new_email, password }) => ({
        ...fault('new_email', newEmailProblem(new_email, email)),
        ...fault('password', password === '' ? 'Password is required' : null),
      })}
      send={({ new_email, password }) => onRequest({ new_email: new_email.trim(), password })}
      done="Look in both inboxes. Each holds a link to confirm."
      verb="Change email"
      safeVerb="Keep this one"
    >
      {(errorOf) => (
        <>
          <AccountName email={email} />
          <TextField
            label="New email"
            type="email"
            name="new_email"
            autoComplete="email"
            required
            error={errorOf('new_email')}
          />
          <PasswordField label="Your password" name="password" required error={errorOf('password')} />
        </>
      )}
    </FormDialog>
  );
}

function PendingChange({ newEmail, onCancel }: { newEmail: string; onCancel: () => Promise<void> }) {
  const [isSending, setIsSending] = useState(false);
  async function cancel() {
    setIsSending(true);
    try {
      await onCancel();
      toast({ title: 'The email stays as it is.' });
    } catch (cause) {
      toast({ title: 'Not cancelled', description: adviceFor(cause), variant: 'destructive' });
    } finally {
      setIsSending(false);
    }
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="flex min-w-0 items-start gap-2 text-yellow-text">
        <Hourglass aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
        <span className="min-w-0 break-words">Waiting for both addresses to confirm: {newEmail}</span>
      </p>
      <Button size="dense" loading={isSending} onClick={cancel} aria-label="Cancel the change of email">
        Cancel
      </Button>
    </div>
  );
}

function newEmailProblem(typed: string, current: string): string | null {
  const isSame = typed.trim().toLowerCase() === current.toLowerCase();
  return isSame ? 'This is your email already' : emailProblem(typed);
}

function fault<Name extends string>(name: Name, message: string | null): Partial<Record<Name, string>> {
  return message === null ? {} : ({ [name]: message } as Partial<Record<Name, string>>);
}
