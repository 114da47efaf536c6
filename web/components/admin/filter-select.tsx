import { Select } from '#web/ui/select.tsx';
import type { SelectOption } from '#web/ui/select-list.tsx';

const ANY = 'any';

type FilterSelectProps<Value extends string> = {
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value | undefined) => void;
};

/** A further filter of a list; "Any" clears it. */
export function FilterSelect<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: FilterSelectProps<Value>) {
  return (
    <Select<Value | typeof ANY>
      label={label}
      labelHidden
      size="dense"
      lead={<span className="text-ink-2">{label}</span>}
      options={[{ value: ANY, label: 'Any' }, ...options]}
      value={value ?? ANY}
      onValueChange={(next) => onValueChange(next === ANY ? undefined : next)}
      className="min-w-36 *:[button]:font-semibold"
    />
  );
}
