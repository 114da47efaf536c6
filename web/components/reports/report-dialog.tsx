import { type ComponentProps, type ReactElement, useState } from 'react';
import type { ApiReach } from '#web/api/reach.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type ReportDialogProps<Reason extends string> = {
  trigger: ReactElement<ComponentProps<'button'>>;
  title: string;
  description: string;
  verb: string;
  reasons: readonly { value: Reason; label: string }[];
  noteLimit: number;
  send: (api: ApiReach, report: { reason: Reason; note: string }) => Promise<unknown>;
  done: string;
  /** Refetches what the page shows once the report is sent. */
  after?: 'everything';
};

/** Asks for a reason and an optional note. */
export function ReportDialog<Reason extends string>({
  reasons,
  noteLimit,
  send,
  ...rest
}: ReportDialogProps<Reason>) {
  return (
    <FormDialog
      {...rest}
      safeVerb="Cancel"
      names={['reason', 'note']}
      check={({ reason, note }) => ({
        ...(reason === '' && { reason: 'Choose a reason' }),
        ...(note.trim().length > noteLimit && { note: `Use ${noteLimit} characters or fewer` }),
      })}
      send={(api, { reason, note }) => send(api, { reason: reason as Reason, note: note.trim() })}
    >
      {(errorOf) => (
        <>
          <ReasonSelect reasons={reasons} error={errorOf('reason')} />
          <TextArea
            label="Note"
            name="note"
            hint="Optional. Only Bizmeet reads it."
            limit={noteLimit}
            error={errorOf('note')}
          />
        </>
      )}
    </FormDialog>
  );
}

type ReasonSelectProps = { reasons: readonly { value: string; label: string }[]; error: string | undefined };

function ReasonSelect({ reasons, error }: ReasonSelectProps) {
  const [reason, setReason] = useState('');
  return (
    <NativeSelect
      label="Reason"
      name="reason"
      value={reason}
      onChange={(event) => setReason(event.target.value)}
      options={[...reasons]}
      error={error}
    />
  );
}
