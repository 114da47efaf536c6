import { Package, Store, Wifi } from 'lucide-react';
import { contentDueWords, countDays } from '#domain/campaigns/brief-parts.ts';
import { FULFILMENT_NOTE_MAX_LENGTH, type Fulfilment } from '#domain/campaigns/campaign-limits.ts';
import { LocationPicker } from '#web/components/campaigns/location-picker.tsx';
import { Segments } from '#web/ui/chip.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { BuilderSection } from './builder-section.tsx';
import type { SectionProps } from './section-props.ts';

const WAYS: readonly { value: Fulfilment; name: string; Icon: typeof Store }[] = [
  { value: 'visit', name: 'At the shop', Icon: Store },
  { value: 'remote', name: 'Remote', Icon: Wifi },
  { value: 'shipping', name: 'We ship', Icon: Package },
];
const NOTE_HINTS: Record<Fulfilment, string> = {
  visit: 'For example, filming hours or who to ask for.',
  remote: 'For example, which material they’ll use.',
  shipping: 'For example, what you’ll ship. You get the creator’s address once you accept them.',
};
const DUE_DAYS = [3, 5, 7, 10, 14, 21, 30, 45, 60, 90];

export function PlaceSection({
  values,
  gaps,
  errorOf,
  onEdit,
  hints,
  locations,
  isPosted,
  firstDay,
}: SectionProps) {
  const { fulfilment, fulfilment_note, application_deadline, content_due_days: due } = values;
  const days = due === null || DUE_DAYS.includes(due) ? DUE_DAYS : [...DUE_DAYS, due].sort((a, b) => a - b);
  return (
    <BuilderSection section="place" gaps={gaps}>
      <div id="fulfilment-choices" tabIndex={-1}>
        <Segments
          label="Where it happens"
          className="[&>label]:grow [&>label]:justify-center max-md:[&>label]:px-1.5"
          value={fulfilment ?? ('' as Fulfilment)}
          onValueChange={(next) => onEdit({ fulfilment: next })}
          options={WAYS.map(({ value, name, Icon }) => ({
            value,
            label: (
              <>
                <Icon aria-hidden="true" />
                {name}
              </>
            ),
          }))}
        />
      </div>
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 md:grid-cols-2">
        {fulfilment === 'visit' ? (
          <LocationPicker
            locations={locations}
            chosen={values.location_ids}
            error={errorOf('location_ids')}
            onChange={(location_ids) => onEdit({ location_ids })}
          />
        ) : null}
        <TextField
          type="date"
          label="Applications close"
          name="application_deadline"
          value={application_deadline ?? ''}
          min={firstDay}
          error={errorOf('application_deadline')}
          hint={isPosted ? 'You can move this later, but not earlier.' : 'Last day to apply, until midnight.'}
          onChange={(event) => onEdit({ application_deadline: event.target.value || null })}
        />
        <NativeSelect
          label="Content due"
          className="md:col-span-full"
          name="content_due_days"
          placeholder={`Choose a number of days after ${fulfilment === 'shipping' ? 'the product arrives' : 'acceptance'}`}
          value={due === null ? '' : String(due)}
          options={days.map((count) => ({
            value: String(count),
            label: contentDueWords(count, fulfilment),
          }))}
          error={errorOf('content_due_days')}
          hint={dueHint(hints, fulfilment)}
          onChange={(event) => onEdit({ content_due_days: Number(event.target.value) })}
        />
      </div>
      {fulfilment === null ? null : (
        <TextField
          label="Good to know"
          name="fulfilment_note"
          value={fulfilment_note}
          maxLength={FULFILMENT_NOTE_MAX_LENGTH}
          autoComplete="off"
          hint={NOTE_HINTS[fulfilment]}
          error={errorOf('fulfilment_note')}
          onChange={(event) => onEdit({ fulfilment_note: event.target.value })}
        />
      )}
    </BuilderSection>
  );
}

function dueHint(hints: SectionProps['hints'], fulfilment: Fulfilment | null): string {
  const told =
    fulfilment === 'shipping'
      ? 'The deadline starts when the creator receives the product.'
      : 'Creators get an exact date when you accept them.';
  const days = hints?.content_due_days;
  return days ? `Most shops like yours give ${countDays(days)}. ${told}` : told;
}
