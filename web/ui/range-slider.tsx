import { RangeFields } from './range-fields.tsx';
import { type Range, RangeTrack, type RangeTrackProps } from './range-track.tsx';

/** The text fields are the accessible way; the handles are the quick way. */
export function RangeSlider(props: RangeTrackProps) {
  const { label, min, max, value, format, onValueChange, onValueCommitted } = props;
  function type(range: Range) {
    onValueChange(range);
    onValueCommitted?.(range);
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <RangeTrack {...props} />
      <RangeFields min={min} max={max} value={value} format={format} onType={type} />
    </fieldset>
  );
}
