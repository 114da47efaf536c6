import { useSyncExternalStore } from 'react';

const WIDE_FROM_PX = 1024;

export interface Screen {
  width: number;
  user_agent: string;
  has_touch: boolean;
  is_pointer_coarse: boolean;
  can_hover: boolean;
}

/** Room for dialogs: a window of that width on neither a tablet nor Android. */
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

/** The server has no screen to measure: its guess stands until the page is alive. */
export function useWideLayout(onServer: boolean): boolean {
  return useSyncExternalStore(watchWindow, isWideLayout, () => onServer);
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
function isTablet({ user_agent, has_touch, is_pointer_coarse, can_hover }: Screen): boolean {
  if (/iPad/.test(user_agent) || (/Macintosh/.test(user_agent) && has_touch)) return true;
  return is_pointer_coarse && !can_hover;
}

function watchWindow(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
