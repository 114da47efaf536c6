import { type FormEvent, useRef, useState } from 'react';
import type { BusinessLocation } from '#contract/businesses/locations.ts';
import { contentDueWords } from '#domain/campaigns/brief-parts.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { LocationPicker } from '#web/components/campaigns/location-picker.tsx';
import { StepFoot } from '#web/components/step-foot.tsx';
import { Button } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/chip.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Schedule } from './answers.ts';
import { QuickFrame } from './quick-frame.tsx';
import { findScheduleProblem, lastDeadline } from './schedule-problem.ts';

type ScheduleStepProps = {
  schedule: Schedule;
  locations: readonly BusinessLocation[];
  now: Date;
  isBusy: boolean;
  onAnswer: (schedule: Schedule) => void;
  onDone: () => void;
};

const WAYS = [
  { value: 'visit', label: 'At the shop' },
  { value: 'remote', label: 'Remote' },
  { value: 'shipping', label: 'We ship' },
] as const;
const DUE_DAYS = [3, 5, 7, 10, 14, 21, 30, 45, 60, 90];

/** "When and where?", with everything proposed already. */
export function ScheduleStep({ schedule, locations, now, isBusy, onAnswer, onDone }: ScheduleStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const open = locations.filter(({ archived_at }) => archived_at === null).map(({ id }) => id);
  const problem = findScheduleProblem(schedule, open, now);
  const errorOf = (field: 'location_ids' | 'application_deadline') =>
    isTried && problem?.field === field ? problem.message : undefined;
  const { fulfilment, location_ids, application_deadline, content_due_days: due } = schedule;
  const days = DUE_DAYS.includes(due) ? DUE_DAYS : [...DUE_DAYS, due].sort((a, b) => a - b);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (problem === null) onDone();
    else focusField(form.current, problem.field);
  }

  return (
    <QuickFrame
      step={3}
      backHref="/business/campaigns/new?step=budget"
      title="When and where?"
      text="We filled this in. If it fits, go on to the preview. You can edit everything there."
    >
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col max-md:grow">
        <div className="grid content-start gap-5 max-md:grow">
          <Segments
            label="Where it happens"
            className="[&>label]:grow [&>label]:justify-center max-md:[&>label]:px-1.5"
            value={fulfilment}
            onValueChange={(next) => onAnswer({ ...schedule, fulfilment: next })}
            options={WAYS}
          />
          {fulfilment === 'visit' ? (
            <LocationPicker
              locations={locations}
              chosen={location_ids}
              error={errorOf('location_ids')}
              onChange={(next) => onAnswer({ ...schedule, location_ids: next })}
            />
          ) : null}
          <TextField
            type="date"
            label="Applications close"
            name="application_deadline"
            value={application_deadline}
            min={newYorkDate(now)}
            max={lastDeadline(now)}
            error={errorOf('application_deadline')}
            hint="Last day to apply, until midnight."
            onChange={(event) => onAnswer({ ...schedule, application_deadline: event.target.value })}
          />
          <NativeSelect
            label="Content due"
            name="content_due_days"
            value={String(due)}
            options={days.map((count) => ({
              value: String(count),
              label: contentDueWords(count, fulfilment),
            }))}
            onChange={(event) => onAnswer({ ...schedule, content_due_days: Number(event.target.value) })}
          />
        </div>
        <StepFoot>
          <Button type="submit" variant="primary" size="large" loading={isBusy}>
            See preview
          </Button>
        </StepFoot>
      </form>
    </QuickFrame>
  );
}
