import { Trash2 } from 'lucide-react';
import { DAYS, type Day, type OpeningSpan } from '#domain/businesses/opening-hours.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type HoursLineProps = {
  span: OpeningSpan;
  /** The line's number, from 1. */
  position: number;
  onChange: (span: OpeningSpan) => void;
  onRemove: () => void;
};

const DAY_NAMES: Record<Day, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Seven day buttons, then the opening and closing times. */
export function HoursLine({ span, position, onChange, onRemove }: HoursLineProps) {
  return (
    <fieldset className="min-w-0 rounded-control border border-line bg-surface p-3">
      <legend className="sr-only">Line {position}</legend>
      <div className="flex flex-wrap gap-1">
        {DAYS.map((day) => (
          <DayButton key={day} day={day} span={span} onChange={onChange} />
        ))}
      </div>
      <div className="mt-2.5 flex items-end gap-2">
        <TextField
          label="Opens"
          type="time"
          size="dense"
          value={span.opens}
          onChange={(event) => onChange({ ...span, opens: event.target.value.slice(0, 5) })}
          className="flex-1"
        />
        <TextField
          label="Closes"
          type="time"
          size="dense"
          value={span.closes}
          onChange={(event) => onChange({ ...span, closes: event.target.value.slice(0, 5) })}
          className="flex-1"
        />
        <Button
          variant="ghost"
          shape="icon"
          size="dense"
          aria-label={`Remove line ${position}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  );
}

type DayButtonProps = Pick<HoursLineProps, 'span' | 'onChange'> & { day: Day };

function DayButton({ day, span, onChange }: DayButtonProps) {
  const isOn = span.days.includes(day);
  const others = span.days.filter((other) => other !== day);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() =>
        onChange({ ...span, days: isOn ? others : DAYS.filter((one) => one === day || others.includes(one)) })
      }
      className={`h-8.5 min-w-9 flex-1 rounded-dense border text-sm transition-colors duration-fast ease-out touch:h-11 touch:text-base ${isOn ? chosen : idle}`}
    >
      <span aria-hidden="true">{DAY_NAMES[day].slice(0, 2)}</span>
      <span className="sr-only">{DAY_NAMES[day]}</span>
    </button>
  );
}

const idle = 'border-line-strong bg-surface font-medium text-ink-2 hover:wash';
const chosen =
  'border-ink bg-ink font-semibold text-paper forced-colors:border-2 forced-colors:border-[Highlight]';
