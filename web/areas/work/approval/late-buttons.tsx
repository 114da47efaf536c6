import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import { MOST_EXTENSION_DAYS } from '#domain/work/deliverable-states.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { useWorkChange } from '#web/components/work/use-work-change.ts';
import { callCreator } from '#web/components/work/work-words.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CancelWork } from './cancel-work.tsx';

type LateButtonsProps = { work: Collaboration; deliverable: Deliverable; now: Date };

const OFFERED_DAYS = 7;

/** Extends the deadline or cancels the work, with the amount refunded. */
export function LateButtons({ work, deliverable, now }: LateButtonsProps) {
  const { cancel_refusal } = work;
  const name = callCreator(work);
  const change = useWorkChange(work.id);
  const today = newYorkDate(now);
  return (
    <div className="flex flex-wrap gap-2.5 max-lg:flex-row-reverse lg:grid">
      <FormDialog
        trigger={
          <Button variant="primary" size="large" className="grow">
            Extend deadline
          </Button>
        }
        title={`Give ${name} more time?`}
        description="The work is due at the end of that day and doesn’t count as late until then."
        names={['due_on']}
        check={({ due_on }) => (due_on ? {} : { due_on: 'Choose a date' })}
        send={(api, { due_on }) =>
          call(api, 'POST /api/deliverables/:id/extension', {
            params: { id: deliverable.id },
            body: { due_on },
          })
        }
        {...change}
        done={`${name} has more time.`}
        verb="Extend deadline"
        safeVerb="Not now"
      >
        {(errorOf) => (
          <TextField
            label="Due on"
            type="date"
            name="due_on"
            min={addDays(today, 1)}
            max={addDays(today, MOST_EXTENSION_DAYS)}
            defaultValue={addDays(today, OFFERED_DAYS)}
            hint={`At most ${MOST_EXTENSION_DAYS} days from today.`}
            error={errorOf('due_on')}
          />
        )}
      </FormDialog>
      {cancel_refusal === null ? (
        <CancelWork work={work} reason="late" told="why" />
      ) : (
        <p className="w-full text-base text-ink-2">{cancel_refusal}</p>
      )}
    </div>
  );
}
