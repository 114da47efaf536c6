import { Hourglass } from 'lucide-react';
import { useRef } from 'react';
import { call } from '#web/api/call.ts';
import { emailProblem } from '#web/components/email-problem.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { useAction } from '#web/session/use-action.ts';
import { AccountName } from '#web/ui/account-name.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type EmailRowProps = { email: string; pendingEmail: string | null };

export function EmailRow({ email, pendingEmail }: EmailRowProps) {
  const row = useRef<HTMLDivElement>(null);
  return (
    <SettingsRow
      ref={row}
      title="Email"
      action={<EmailDialog email={email} hasPending={pendingEmail !== null} />}
    >
      <p>{email}</p>
      {pendingEmail ? (
        <PendingChange newEmail={pendingEmail} onCanceled={() => row.current?.focus()} />
      ) : null}
    </SettingsRow>
  );
}

function EmailDialog({ email, hasPending }: { email: string; hasPending: boolean }) {
  return (
    <FormDialog
      trigger={<Button aria-label="Change email">Change</Button>}
      title="Change your email"
      description={
        <>
          We’ll email both addresses. After you confirm both, you sign in with the new one.
          {hasPending ? ' This replaces your pending change.' : ''}
        </>
      }
      names={['new_email', 'password']}
      check={({ new_email, password }) => ({
        ...fault('new_email', newEmailProblem(new_email, email)),
        ...fault('password', password === '' ? 'Password is required' : null),
      })}
      send={(api, { new_email, password }) =>
        call(api, 'POST /api/me/email-changes', { body: { new_email: new_email.trim(), password } })
      }
      after="GET /api/me/settings"
      done="Check both inboxes for a link to confirm."
      verb="Change email"
      safeVerb="Keep current email"
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

function PendingChange({ newEmail, onCanceled }: { newEmail: string; onCanceled: () => void }) {
  const { run, isBusy } = useAction((api) => call(api, 'DELETE /api/me/email-changes'), {
    after: 'GET /api/me/settings',
    done: () => ({ title: 'Email change canceled.' }),
    failed: 'Couldn’t cancel the change',
  });
  async function cancel() {
    if (await run()) onCanceled();
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="flex min-w-0 items-start gap-2 text-yellow-text">
        <Hourglass aria-hidden="true" className="mt-0.5 size-4 shrink-0 stroke-[1.75]" />
        <span className="min-w-0 break-words">Confirm from both inboxes: {newEmail}</span>
      </p>
      <Button size="dense" loading={isBusy} onClick={cancel} aria-label="Cancel email change">
        Cancel
      </Button>
    </div>
  );
}

function newEmailProblem(typed: string, current: string): string | null {
  const isSame = typed.trim().toLowerCase() === current.toLowerCase();
  return isSame ? 'This is already your email' : emailProblem(typed);
}

function fault<Name extends string>(name: Name, message: string | null): Partial<Record<Name, string>> {
  return message === null ? {} : ({ [name]: message } as Partial<Record<Name, string>>);
}
