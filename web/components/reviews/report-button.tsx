import { useState } from 'react';
import {
  REPORT_REASON_WORDS,
  REPORT_REASONS,
  REVIEW_WORDS_MAX_LENGTH,
  type ReportReason,
} from '#domain/work/reviews.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type ReportButtonProps = { reviewId: string; by: string };

/** Reports a review to the admins, with a reason. */
export function ReportButton({ reviewId, by }: ReportButtonProps) {
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
        ...(note.trim().length > REVIEW_WORDS_MAX_LENGTH && {
          note: `Use ${REVIEW_WORDS_MAX_LENGTH} characters or fewer`,
        }),
      })}
      send={(api, { reason, note }) =>
        call(api, 'POST /api/reviews/:id/reports', {
          params: { id: reviewId },
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
            limit={REVIEW_WORDS_MAX_LENGTH}
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
