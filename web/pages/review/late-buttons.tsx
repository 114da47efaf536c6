import type { Collaboration, Deliverable } from '#contract/collaborations.ts';
import { newYorkDate } from '#domain/deadlines.ts';
import { MOST_EXTENSION_DAYS } from '#domain/deliverable-states.ts';
import { formatCents } from '#domain/money.ts';
import { addDays } from '#domain/new-york-dates.ts';
import { FormDialog } from '#web/components/settings/form-dialog.tsx';
import type { BusinessDeeds } from '#web/components/work/work-deeds.ts';
import { callCreator } from '#web/components/work/work-words.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type LateButtonsProps = { work: Collaboration; deliverable: Deliverable; deeds: BusinessDeeds; now: Date };

const NOTE_MAX_LENGTH = 500;
const OFFERED_DAYS = 7;

/** More time with a date, or an end with what comes back. */
export function LateButtons({ work, deliverable, deeds, now }: LateButtonsProps) {
  const { contract, payout_cents, cancel_hindrance } = work;
  const name = callCreator(work);
  const today = newYorkDate(now);
  const back = formatCents(payout_cents + contract.business_fee_cents);
  return (
    <div className="flex flex-wrap gap-2.5 max-lg:flex-row-reverse lg:grid">
      <FormDialog
        trigger={
          <Button variant="primary" size="large" className="grow">
            Give more time
          </Button>
        }
        title={`Give ${name} more time?`}
        description="It is due at the end of that day. Until then it no longer counts as late."
        names={['due_on']}
        check={({ due_on }) => (due_on ? {} : { due_on: 'Choose a date' })}
        send={({ due_on }) => deeds.extend(deliverable.id, due_on)}
        done={`${name} has more time.`}
        verb="Give more time"
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
      {cancel_hindrance === null ? (
        <FormDialog
          trigger={
            <Button variant="danger" size="large" className="max-lg:grow">
              Cancel the work
            </Button>
          }
          title={`Cancel the work with ${name}?`}
          description={`${back} goes back to you, our fee included, and the spot closes. ${name} is paid nothing and hears why. It cannot be taken back.`}
          names={['note']}
          send={({ note }) => deeds.cancel({ reason: 'late', note })}
          done={`Canceled. ${name} hears of it.`}
          verb="Cancel the work"
          safeVerb="Keep it"
          isDestructive
        >
          {(errorOf) => (
            <TextArea
              label={`A word to ${name}`}
              name="note"
              hint="Optional."
              limit={NOTE_MAX_LENGTH}
              error={errorOf('note')}
              className="mt-4"
            />
          )}
        </FormDialog>
      ) : (
        <p className="w-full text-base text-ink-2">{cancel_hindrance}</p>
      )}
    </div>
  );
}
