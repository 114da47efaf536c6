import { MOST_NICHES, NICHE_NAMES, NICHES, type Niche } from '#domain/creators/niches.ts';
import { ToggleChip } from '#web/ui/chip.tsx';
import { ChoiceGroup } from './choice-group.tsx';

type NichePickerProps = {
  chosen: readonly Niche[];
  error: string | null;
  onChange: (niches: Niche[]) => void;
};

export function NichePicker({ chosen, error, onChange }: NichePickerProps) {
  const isFull = chosen.length >= MOST_NICHES;
  return (
    <ChoiceGroup
      label="Niches"
      name="niches"
      error={error}
      hint={
        <span className="num">
          {chosen.length} of {MOST_NICHES} chosen{isFull ? '. Remove one to add another.' : ''}
        </span>
      }
    >
      <div className="flex flex-wrap gap-2">
        {NICHES.map((niche) => {
          const isOn = chosen.includes(niche);
          return (
            <ToggleChip
              key={niche}
              pressed={isOn}
              aria-disabled={(!isOn && isFull) || undefined}
              className="aria-disabled:opacity-45"
              onPressedChange={(pressed) => {
                if (pressed && isFull) return;
                onChange(NICHES.filter((one) => (one === niche ? pressed : chosen.includes(one))));
              }}
            >
              {NICHE_NAMES[niche]}
            </ToggleChip>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
