import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  isLanguageCode,
  LANGUAGE_CODES,
  LANGUAGE_NAMES,
  type LanguageCode,
  MOST_LANGUAGES,
} from '#domain/creators/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { ToggleChip } from '#web/ui/chip.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import { ChoiceGroup } from './choice-group.tsx';

type LanguagePickerProps = {
  chosen: readonly string[];
  error: string | null;
  onChange: (languages: string[]) => void;
};

/** The most spoken ones first; the others join the chips when chosen. */
const SHOWN_AT_FIRST = LANGUAGE_CODES.slice(0, 9);

export function LanguagePicker({ chosen, error, onChange }: LanguagePickerProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const shown = [...new Set([...SHOWN_AT_FIRST, ...chosen, ...added])].filter(isLanguageCode);
  const others = LANGUAGE_CODES.filter((code) => !shown.includes(code));
  const isFull = chosen.length >= MOST_LANGUAGES;
  const add = (code: LanguageCode) => {
    setAdded([...added, code]);
    onChange([...chosen, code]);
  };
  return (
    <ChoiceGroup
      label="Languages you film in"
      name="languages"
      error={error}
      hint={isFull ? `${MOST_LANGUAGES} is the limit. Remove one to add another.` : 'Choose all that fit'}
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
        {isFull ? null : (
          <OnDemand
            // Remounts for each choice, so that it closes.
            key={shown.length}
            popup="menu"
            trigger={ANOTHER}
            load={loadMenu}
            props={{ trigger: ANOTHER, codes: others, onPick: add }}
          />
        )}
      </div>
    </ChoiceGroup>
  );
}

const ANOTHER = (
  <Button size="dense" icon={<Plus aria-hidden="true" />}>
    Add language
  </Button>
);

async function loadMenu() {
  return (await import('./language-menu.tsx')).LanguageMenu;
}
