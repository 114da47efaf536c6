import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { TextArea } from '#web/ui/text-area.tsx';
import { FormDialog } from '../settings/form-dialog.tsx';

const SHORTEST = 10;
const LONGEST = 500;

type ReasonDialogProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  /** A question. */
  title: string;
  /** What follows from it. */
  description: ReactNode;
  verb: string;
  safeVerb?: string;
  isDestructive?: boolean;
  /** Who reads the reason. */
  hint?: string;
  /** Said when it is done. */
  done?: string;
  send: (reason: string) => Promise<void>;
};

/** What an admin does to somebody asks for a reason first; it stands in the audit log. */
export function ReasonDialog({
  hint = 'Only admins read this, in the audit log.',
  safeVerb = 'Cancel',
  isDestructive = false,
  send,
  ...dialog
}: ReasonDialogProps) {
  return (
    <FormDialog
      {...dialog}
      safeVerb={safeVerb}
      isDestructive={isDestructive}
      names={['reason']}
      check={({ reason }) => findFault(reason)}
      send={({ reason }) => send(reason.trim())}
    >
      {(errorOf) => (
        <TextArea label="Reason" name="reason" limit={LONGEST} hint={hint} error={errorOf('reason')} />
      )}
    </FormDialog>
  );
}

function findFault(reason: string): { reason?: string } {
  const { length } = reason.trim();
  if (length < SHORTEST) return { reason: 'Say why, in a sentence' };
  return length > LONGEST ? { reason: `Cut it to ${LONGEST} characters` } : {};
}
