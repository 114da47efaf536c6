import type { Collaboration } from '#contract/work/collaborations.ts';
import { formatCents } from '#domain/format/money.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { useWorkChange } from '#web/components/work/use-work-change.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type CancelCardProps = { work: Collaboration };

const NOTE_MAX_LENGTH = 500;

/** Cancels before the first submission, and shows the cost. */
export function CancelCard({ work }: CancelCardProps) {
  const { id, business, payout_cents, cancel_refusal } = work;
  const change = useWorkChange(id);
  if (cancel_refusal !== null) return null;
  const sum = formatCents(payout_cents);
  return (
    <FormDialog
      trigger={
        <Button variant="ghost" size="dense">
          I can’t do this
        </Button>
      }
      title="End this work?"
      description={`The ${sum} held for you is refunded to ${business.business_name}, and you lose your spot. You won’t be paid for this work, and you can’t undo this. You haven’t sent anything yet, so there’s nothing to dispute.`}
      names={['note']}
      send={(api, { note }) =>
        call(api, 'POST /api/collaborations/:id/cancellation', {
          params: { id },
          body: { reason: 'cannot_do', note },
        })
      }
      {...change}
      done={`${business.business_name} was notified. ${sum} is refunded.`}
      verb="End work"
      safeVerb="Keep it"
      isDestructive
    >
      {(errorOf) => (
        <TextArea
          label={`Message to ${business.business_name}`}
          name="note"
          hint="Optional."
          limit={NOTE_MAX_LENGTH}
          error={errorOf('note')}
          className="mt-4"
        />
      )}
    </FormDialog>
  );
}
