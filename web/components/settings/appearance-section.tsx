import { Check } from 'lucide-react';
import { useId } from 'react';
import { artPath } from '#art/catalogue.ts';
import { SAMPLE_SHOP } from '#web/components/role-choice.tsx';
import { saveTheme, THEME_CHOICES, type ThemeChoice, useTheme } from '#web/components/theme.ts';
import { SettingsSection } from './settings-section.tsx';

export function AppearanceSection() {
  const name = useId();
  const current = useTheme();
  return (
    <SettingsSection id="appearance" lede="For this browser">
      <fieldset className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        <legend className="sr-only">Theme</legend>
        {THEME_CHOICES.map((choice) => (
          <label
            key={choice}
            className="relative flex cursor-pointer items-center gap-4 overflow-clip rounded-card border border-line-strong bg-surface outline-2 -outline-offset-1 outline-transparent transition-colors hover:border-ink-3 has-checked:border-ink has-checked:outline-ink has-focus-visible:outline-offset-3 has-focus-visible:outline-focus sm:flex-col sm:items-stretch sm:gap-0"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={current === choice}
              onChange={() => saveTheme(choice)}
              className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
            />
            <ShopAt choice={choice} />
            <span className="grow py-3 text-md font-semibold sm:px-4">{CHOICES[choice].label}</span>
            <span
              aria-hidden="true"
              className="absolute right-4 bottom-4 grid size-5 place-items-center rounded-full border-[1.5px] border-control text-transparent peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper sm:bottom-3"
            >
              <Check className="size-3.25 stroke-3" />
            </span>
          </label>
        ))}
      </fieldset>
    </SettingsSection>
  );
}

const CHOICES: Record<ThemeChoice, { label: string; times: readonly ('day' | 'night')[] }> = {
  system: { label: 'System', times: ['day', 'night'] },
  light: { label: 'Light', times: ['day'] },
  dark: { label: 'Dark', times: ['night'] },
};

/** The same shop by day, by night, or split. */
function ShopAt({ choice }: { choice: ThemeChoice }) {
  return (
    <span className="relative block h-17 w-24 shrink-0 overflow-hidden sm:h-auto sm:w-auto sm:aspect-[16/10]">
      {CHOICES[choice].times.map((theme, index) => (
        <img
          key={theme}
          src={artPath.shop({ theme, ...SAMPLE_SHOP })}
          alt=""
          width={300}
          height={300}
          loading="lazy"
          className={`absolute inset-0 size-full object-cover object-[50%_80%] ${index === 0 ? '' : '[clip-path:polygon(58%_0,100%_0,100%_100%,42%_100%)]'}`}
        />
      ))}
    </span>
  );
}
