import { useState, useSyncExternalStore } from 'react';
import type { Early } from '#web/capture-early-input.ts';

const WIDE_FROM_PX = 1024;

export interface Screen {
  width: number;
  user_agent: string;
  has_touch: boolean;
  is_pointer_coarse: boolean;
  can_hover: boolean;
}

/** True if dialogs fit: a wide enough window that is neither a tablet nor Android. */
export function isWideScreen(screen: Screen): boolean {
  return screen.width >= WIDE_FROM_PX && !isTablet(screen) && !/Android/i.test(screen.user_agent);
}

export function isWideLayout(): boolean {
  return isWideScreen({
    width: window.innerWidth,
    user_agent: navigator.userAgent,
    has_touch: navigator.maxTouchPoints > 1,
    is_pointer_coarse: matchMedia('(pointer: coarse)').matches,
    can_hover: matchMedia('(hover: hover)').matches,
  });
}

/** The server can't measure the screen: its guess is used until hydration. */
export function useWideLayout(onServer: boolean): boolean {
  const [layout] = useState(() => createLayout(onServer));
  return useSyncExternalStore(layout.watch, layout.measure, () => onServer);
}

/**
 * Follows the window until somebody types: another layout replaces the form, which would lose what was typed. Text typed
 * before hydration was typed into the layout the server guessed.
 */
function createLayout(onServer: boolean) {
  let kept = hasTypedEarly() ? onServer : null;
  const measure = () => kept ?? isWideLayout();
  return {
    measure,
    watch(onChange: () => void): () => void {
      const keep = () => {
        kept ??= isWideLayout();
      };
      window.addEventListener('resize', onChange);
      window.addEventListener('input', keep, true);
      return () => {
        window.removeEventListener('resize', onChange);
        window.removeEventListener('input', keep, true);
      };
    },
  };
}

function hasTypedEarly(): boolean {
  return typeof document !== 'undefined' && ((document.documentElement as Early).typed?.size ?? 0) > 0;
}

/** iPads identify as Macs, but no Mac has a touch screen. */
function isTablet({ user_agent, has_touch, is_pointer_coarse, can_hover }: Screen): boolean {
  if (/iPad/.test(user_agent) || (/Macintosh/.test(user_agent) && has_touch)) return true;
  return is_pointer_coarse && !can_hover;
}
