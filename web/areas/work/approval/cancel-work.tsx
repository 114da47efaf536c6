import type { Collaboration } from '#contract/work/collaborations.ts';
import { formatCents } from '#domain/format/money.ts';
import { SUBMISSION_NOTE_MAX_LENGTH } from '#domain/work/deliverable-states.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { useWorkChange } from '#web/components/work/use-work-change.ts';
import { callCreator } from '#web/components/work/work-words.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type CancelWorkProps = {
  work: Collaboration;
  reason: 'late' | 'cannot_ship';
  /** Completes "isn’t paid and is told …". */
  told: string;
};

/** Cancels the work for the business, with the amount refunded. */
export function CancelWork({ work, reason, told }: CancelWorkProps) {
  const name = callCreator(work);
  const change = useWorkChange(work.id);
  const back = formatCents(work.payout_cents + work.contract.business_fee_cents);
  return (
    <FormDialog
      trigger={
        <Button variant="danger" size="large" className="max-lg:grow">
          Cancel work
        </Button>
      }
      title={`Cancel work with ${name}?`}
      description={`${back} is refunded to you, including our fee, and the spot closes. ${name} isn’t paid and is told ${told}. You can’t undo this.`}
      names={['note']}
      send={(api, { note }) =>
        call(api, 'POST /api/collaborations/:id/cancellation', {
          params: { id: work.id },
          body: { reason, note },
        })
      }
      {...change}
      done={`Canceled. ${name} was notified.`}
      verb="Cancel work"
      safeVerb="Keep it"
      isDestructive
    >
      {(errorOf) => (
        <TextArea
          label={`Message to ${name}`}
          name="note"
          hint="Optional."
          limit={SUBMISSION_NOTE_MAX_LENGTH}
          error={errorOf('note')}
          className="mt-4"
        />
      )}
    </FormDialog>
  );
}
