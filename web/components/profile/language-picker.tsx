import { useState } from 'react';
import { isLanguageCode, LANGUAGE_CODES, LANGUAGE_NAMES, MOST_LANGUAGES } from '#domain/languages.ts';
import { ToggleChip } from '#web/ui/chip.tsx';
import { Select } from '#web/ui/select.tsx';
import { ChoiceGroup } from './choice-group.tsx';

type LanguagePickerProps = {
  chosen: readonly string[];
  error: string | null;
  onChange: (languages: string[]) => void;
};

/** Spoken by most first; the others join the chips once they are chosen. */
const SHOWN_AT_FIRST = LANGUAGE_CODES.slice(0, 9);

export function LanguagePicker({ chosen, error, onChange }: LanguagePickerProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const shown = [...new Set([...SHOWN_AT_FIRST, ...chosen, ...added])].filter(isLanguageCode);
  const others = LANGUAGE_CODES.filter((code) => !shown.includes(code));
  const isFull = chosen.length >= MOST_LANGUAGES;
  return (
    <ChoiceGroup
      label="Languages you film in"
      name="languages"
      error={error}
      hint={
        isFull ? `${MOST_LANGUAGES} are the most. Take one off to choose another.` : 'Choose all that fit'
      }
    >
      <div className="flex flex-wrap gap-2">
        {shown.map((code) => (
          <ToggleChip
            key={code}
            pressed={chosen.includes(code)}
            onPressedChange={(pressed) => {
              if (pressed && isFull) return;
              onChange(pressed ? [...chosen, code] : chosen.filter((one) => one !== code));
            }}
          >
            {LANGUAGE_NAMES[code]}
          </ToggleChip>
        ))}
        <Select
          // A new list for each choice, so that it opens empty again.
          key={shown.length}
          label="Another language"
          labelHidden
          size="dense"
          placeholder="Another language"
          className="w-48"
          disabled={isFull}
          options={others.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))}
          onValueChange={(code) => {
            setAdded([...added, code]);
            onChange([...chosen, code]);
          }}
        />
      </div>
    </ChoiceGroup>
  );
}
