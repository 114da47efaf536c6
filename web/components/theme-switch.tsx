import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { saveTheme, THEME_CHOICES, type ThemeChoice, useTheme } from './theme.ts';

const CHOICES: Record<ThemeChoice, { label: string; Icon: typeof Sun }> = {
  system: { label: 'System theme', Icon: Monitor },
  light: { label: 'Light theme', Icon: Sun },
  dark: { label: 'Dark theme', Icon: Moon },
};

/** Its colors follow the surrounding text, so it works on the page and on the dark footer. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const name = useId();
  const current = useTheme();
  return (
    <fieldset
      className={`inline-flex rounded-control border border-current/30 p-0.5 text-inherit ${className}`}
    >
      <legend className="sr-only">Theme</legend>
      {THEME_CHOICES.map((choice) => {
        const { label, Icon } = CHOICES[choice];
        return (
          <label key={choice} title={label} className="theme-choice">
            <input
              type="radio"
              name={name}
              value={choice}
              checked={current === choice}
              onChange={() => saveTheme(choice)}
              aria-label={label}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon aria-hidden="true" className="size-4.5 stroke-[1.75]" />
          </label>
        );
      })}
    </fieldset>
  );
}
