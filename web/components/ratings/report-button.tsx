import { useState } from 'react';
import {
  RATING_WORDS_MAX_LENGTH,
  REPORT_REASON_WORDS,
  REPORT_REASONS,
  type ReportReason,
} from '#domain/work/ratings.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type ReportButtonProps = { ratingId: string; by: string };

/** Reports a rating to the admins, with a reason. */
export function ReportButton({ ratingId, by }: ReportButtonProps) {
  return (
    <FormDialog
      trigger={
        <Button size="dense" variant="ghost" aria-label={`Report ${by}’s review`}>
          Report
        </Button>
      }
      title={`Report ${by}’s review?`}
      description="Someone at Bizmeet reads it and decides whether it stays. We don’t tell anyone who reported it."
      verb="Report review"
      safeVerb="Cancel"
      names={['reason', 'note']}
      check={({ reason, note }) => ({
        ...(reason === '' && { reason: 'Choose a reason' }),
        ...(note.trim().length > RATING_WORDS_MAX_LENGTH && {
          note: `Use ${RATING_WORDS_MAX_LENGTH} characters or fewer`,
        }),
      })}
      send={(api, { reason, note }) =>
        call(api, 'POST /api/ratings/:id/reports', {
          params: { id: ratingId },
          body: { reason: reason as ReportReason, note: note.trim() },
        })
      }
      done="Reported. We’ll let you know what we decide."
      after="everything"
    >
      {(errorOf) => (
        <>
          <ReasonSelect error={errorOf('reason')} />
          <TextArea
            label="Note"
            name="note"
            hint="Optional. Only Bizmeet reads it."
            limit={RATING_WORDS_MAX_LENGTH}
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
      options={REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_WORDS[value] }))}
      error={error}
    />
  );
}
