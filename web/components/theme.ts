import { useSyncExternalStore } from 'react';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const TURN_MS = 600;
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The choice is stored on the root element, where the server put it, so all switches on a page agree. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(watchRoot, savedChoice, () => 'system');
}

export function saveTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  turn();
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie =
    choice === 'system'
      ? 'theme=; Path=/; Max-Age=0; SameSite=Lax'
      : `theme=${choice}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
}

function savedChoice(): ThemeChoice {
  const saved = document.documentElement.dataset.theme;
  return saved === 'light' || saved === 'dark' ? saved : 'system';
}

function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', turn);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', turn);
  };
}

/** Marks the moment of the change: drawings cross-fade only then. */
function turn(): void {
  const root = document.documentElement;
  root.dataset.turning = '';
  window.clearTimeout(turnEnd);
  turnEnd = window.setTimeout(() => delete root.dataset.turning, TURN_MS);
}

let turnEnd: number | undefined;
