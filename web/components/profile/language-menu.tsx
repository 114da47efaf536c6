import type { ReactElement } from 'react';
import { LANGUAGE_NAMES, type LanguageCode } from '#domain/creators/languages.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

export type LanguageMenuProps = {
  trigger: ReactElement;
  codes: readonly LanguageCode[];
  onPick: (code: LanguageCode) => void;
};

/** Typing the first letters selects a language, as in any menu. */
export function LanguageMenu({ trigger, codes, onPick }: LanguageMenuProps) {
  return (
    <Menu defaultOpen trigger={trigger}>
      {codes.map((code) => (
        <MenuItem key={code} onClick={() => onPick(code)}>
          {LANGUAGE_NAMES[code]}
        </MenuItem>
      ))}
    </Menu>
  );
}
