import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import type { FormDialogProps } from '#web/components/forms/form-dialog-props.ts';
import type { Send } from '#web/session/perform-action.ts';
import { TextArea } from '#web/ui/text-area.tsx';

const SHORTEST = 10;
const LONGEST = 500;

type ReasonDialogProps<Answer> = {
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
  hint = 'Only admins see this, in the audit log.',
  safeVerb = 'Cancel',
  isDestructive = false,
  send,
  ...dialog
}: ReasonDialogProps<Answer>) {
  return (
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
  );
}

function findFault(reason: string): { reason?: string } {
  const { length } = reason.trim();
  if (length < SHORTEST) return { reason: `Give a reason of at least ${SHORTEST} characters` };
  return length > LONGEST ? { reason: `Use ${LONGEST} characters or fewer` } : {};
}
