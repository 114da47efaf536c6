import { useRouter } from '@tanstack/react-router';
import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { SectionId } from './sections.ts';

/** Below this width a settings page shows its list or one section. The rules are in `settings.css`. */
const NARROW = '(width < 64rem)';

const OpenSection = createContext<SectionId | null>(null);
export const OpenSectionProvider = OpenSection.Provider;

export function useIsOpen(id: SectionId): boolean {
  return useContext(OpenSection) === id;
}

/** The section named by the address, so that links lead to it and the browser's back button leads to the list. */
export function useOpenSection(sections: readonly SectionId[]): SectionId | null {
  const { history } = useRouter();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const unsubscribe = history.subscribe(onChange);
      window.addEventListener('hashchange', onChange);
      return () => {
        unsubscribe();
        window.removeEventListener('hashchange', onChange);
      };
    },
    [history],
  );
  const find = () => sections.find((id) => `#${id}` === history.location.hash) ?? null;
  const open = useSyncExternalStore(subscribe, find, () => null);
  useFocusOf(open);
  return open;
}

/** Moves the focus into a section that opens, and back to its link in the list. */
function useFocusOf(open: SectionId | null): void {
  const before = useRef(open);
  useEffect(() => {
    const last = before.current;
    before.current = open;
    if (open === last || !window.matchMedia(NARROW).matches) return;
    const link =
      last === null ? null : document.querySelector<HTMLElement>(`[data-settings-list] a[href="#${last}"]`);
    const next = open === null ? link : document.getElementById(open);
    if (open !== null) window.scrollTo({ top: 0, behavior: 'instant' });
    next?.focus({ preventScroll: open !== null });
  }, [open]);
}
