import type { ComponentProps, ReactElement } from 'react';
import { ADMIN_ROLE_WORDS } from '#domain/accounts/admin-role-words.ts';
import { ADMIN_ROLES, type AdminRole } from '#domain/accounts/roles.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import type { Send } from '#web/session/perform-action.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ForAdmins } from './for-admins.tsx';

interface RoleChoice {
  /** Empty unless the dialog asks for it. */
  email: string;
  admin_role: AdminRole;
  reason: string;
}

type RoleDialogProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  title: string;
  description: string;
  verb: string;
  done: string;
  /** The role that is chosen at first. */
  initialRole: AdminRole;
  asksEmail?: boolean;
  send: Send<RoleChoice, unknown>;
};

/** Lets owners choose a role for an admin, with a reason for the audit log. */
export function RoleDialog({ initialRole, asksEmail = false, send, ...dialog }: RoleDialogProps) {
  return (
    <ForAdmins rule="admin_owner">
      <FormDialog
        {...dialog}
        names={['email', 'admin_role', 'reason']}
        safeVerb="Cancel"
        check={({ email, reason }) => ({
          ...(asksEmail && !email.includes('@') && { email: 'Enter the email of an account' }),
          ...(reason.trim().length < 10 && { reason: 'Give a reason of at least 10 characters' }),
        })}
        send={(api, { email, admin_role, reason }) =>
          send(api, { email: email?.trim() ?? '', admin_role: readRole(admin_role), reason: reason.trim() })
        }
        after="everything"
      >
        {(errorOf) => (
          <>
            {asksEmail ? (
              <TextField
                label="Email"
                name="email"
                type="email"
                autoComplete="off"
                hint="They need an account on Bizmeet, without a business or creator work."
                error={errorOf('email')}
              />
            ) : null}
            <NativeSelect label="Role" name="admin_role" defaultValue={initialRole} options={OPTIONS} />
            <ul className="grid gap-1 text-hint text-ink-2">
              {ADMIN_ROLES.map((each) => (
                <li key={each}>
                  <strong className="font-semibold">{ADMIN_ROLE_WORDS[each].label}:</strong>{' '}
                  {ADMIN_ROLE_WORDS[each].hint}
                </li>
              ))}
            </ul>
            <TextArea
              label="Reason"
              name="reason"
              limit={500}
              hint="All admins read this by email. It’s also kept in the audit log."
              error={errorOf('reason')}
            />
          </>
        )}
      </FormDialog>
    </ForAdmins>
  );
}

const OPTIONS = ADMIN_ROLES.map((value) => ({ value, label: ADMIN_ROLE_WORDS[value].label }));

function readRole(value: string): AdminRole {
  return ADMIN_ROLES.find((known) => known === value) ?? 'read_only';
}
