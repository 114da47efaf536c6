import { type ComponentProps, type ReactElement, useState } from 'react';
import {
  ABUSE_REASON_WORDS,
  ABUSE_REASONS,
  type AbuseReason,
  REPORT_NOTE_MAX_LENGTH,
  type ReportTarget,
} from '#domain/admin/reports.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type ReportButtonProps = {
  target: ReportTarget;
  id: string;
  /** Completes the question, as in "Report this campaign?". */
  what: string;
  trigger: ReactElement<ComponentProps<'button'>>;
};

/** Reports a record to the admins, with a reason. */
export function ReportButton({ target, id, what, trigger }: ReportButtonProps) {
  return (
    <FormDialog
      trigger={trigger}
      title={`Report ${what}?`}
      description="Someone at Bizmeet reviews it and decides what to do. We don’t tell anyone who reported it."
      verb="Send report"
      safeVerb="Cancel"
      names={['reason', 'note']}
      check={({ reason, note }) => ({
        ...(reason === '' && { reason: 'Choose a reason' }),
        ...(note.trim().length > REPORT_NOTE_MAX_LENGTH && {
          note: `Use ${REPORT_NOTE_MAX_LENGTH} characters or fewer`,
        }),
      })}
      send={(api, { reason, note }) =>
        call(api, 'POST /api/reports', {
          body: { target_type: target, target_id: id, reason: reason as AbuseReason, note: note.trim() },
        })
      }
      done="Thank you. We’ll let you know whether we acted on it."
    >
      {(errorOf) => (
        <>
          <ReasonSelect error={errorOf('reason')} />
          <TextArea
            label="Note"
            name="note"
            hint="Optional. Only Bizmeet reads it."
            limit={REPORT_NOTE_MAX_LENGTH}
            error={errorOf('note')}
          />
        </>
      )}
    </FormDialog>
  );
}

function ReasonSelect({ error }: { error: string | undefined }) {
  const [reason, setReason] = useState('');
  return (
    <NativeSelect
      label="Reason"
      name="reason"
      value={reason}
      onChange={(event) => setReason(event.target.value)}
      options={ABUSE_REASONS.map((value) => ({ value, label: ABUSE_REASON_WORDS[value] }))}
      error={error}
    />
  );
}
