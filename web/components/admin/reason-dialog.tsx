import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { AccessRuleName } from '#domain/accounts/access.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import type { FormDialogProps } from '#web/components/forms/form-dialog-props.ts';
import type { Send } from '#web/session/perform-action.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { ForAdmins } from './for-admins.tsx';

const SHORTEST = 10;
const LONGEST = 500;

type ReasonDialogProps<Answer> = {
  /** The access rule of the endpoint. Admins whose role isn't in it don't get the button. */
  rule: AccessRuleName;
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Phrased as a question. */
  title: string;
  /** The consequence of the action. */
  description: ReactNode;
  verb: string;
  safeVerb?: string;
  isDestructive?: boolean;
  /** Says who will read the reason. */
  hint?: string;
  /** The toast after success. */
  done?: FormDialogProps<'reason', Answer>['done'];
  send: Send<string, Answer>;
};

/** Asks an admin for a reason, which the audit log keeps, and then refetches everything on the page. */
export function ReasonDialog<Answer>({
  rule,
  hint = 'Only admins see this, in the audit log.',
  safeVerb = 'Cancel',
  isDestructive = false,
  send,
  ...dialog
}: ReasonDialogProps<Answer>) {
  return (
    <ForAdmins rule={rule}>
      <FormDialog
        {...dialog}
        safeVerb={safeVerb}
        isDestructive={isDestructive}
        names={['reason']}
        check={({ reason }) => findFault(reason)}
        send={(reach, { reason }) => send(reach, reason.trim())}
        after="everything"
      >
        {(errorOf) => (
          <TextArea label="Reason" name="reason" limit={LONGEST} hint={hint} error={errorOf('reason')} />
        )}
      </FormDialog>
    </ForAdmins>
  );
}

function findFault(reason: string): { reason?: string } {
  const { length } = reason.trim();
  if (length < SHORTEST) return { reason: `Give a reason of at least ${SHORTEST} characters` };
  return length > LONGEST ? { reason: `Use ${LONGEST} characters or fewer` } : {};
}
