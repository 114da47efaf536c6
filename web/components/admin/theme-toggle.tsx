import { Moon, Sun } from 'lucide-react';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { saveTheme } from '../theme.ts';

/** One press to the other theme. Which of the two is in force only the style sheet knows at first. */
export function ThemeToggle({ className = '' }: { className?: string }) {
  return (
    <Tooltip label="Switch theme" side="bottom">
      <button
        type="button"
        aria-label="Switch theme"
        onClick={() => saveTheme(isDark() ? 'light' : 'dark')}
        className={`grid size-9 shrink-0 place-items-center rounded-control text-ink-2 hover:wash hover:text-ink touch:size-11 ${className}`}
      >
        <Moon aria-hidden="true" className="size-5 stroke-[1.75] dark:hidden" />
        <Sun aria-hidden="true" className="hidden size-5 stroke-[1.75] dark:block" />
      </button>
    </Tooltip>
  );
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
}
