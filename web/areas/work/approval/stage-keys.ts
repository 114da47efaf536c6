import { type RefObject, useEffect } from 'react';

const STEP_SECONDS = 1;
const LEAP_SECONDS = 5;

/** Space plays and pauses, arrows move by a second, with Shift by five; elements with their own keys are left alone. */
export function useStageKeys(video: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const film = video.current;
      if (film === null || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      if (event.key === ' ') {
        if (film.paused) void film.play();
        else film.pause();
      } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        const by = event.shiftKey ? LEAP_SECONDS : STEP_SECONDS;
        film.currentTime = Math.max(0, film.currentTime + (event.key === 'ArrowLeft' ? -by : by));
      } else {
        return;
      }
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [video]);
}

/** Elements that handle these keys themselves. */
const OWN_KEYS = 'input, textarea, select, button, a, summary, [role="dialog"], [role="menu"]';
