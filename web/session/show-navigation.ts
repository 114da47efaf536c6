import type { AnyRouter } from '@tanstack/react-router';

/** Most pages come before anybody would ask whether the link was pressed. */
const SHOW_AFTER_MS = 400;

/** Marks the document while a page takes its time, and base.css draws a line at the top. */
export function showNavigation(router: AnyRouter): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    clearTimeout(timer);
    if (pathChanged) timer = setTimeout(() => mark(true), SHOW_AFTER_MS);
  });
  router.subscribe('onResolved', () => {
    clearTimeout(timer);
    mark(false);
  });
}

function mark(isNavigating: boolean): void {
  document.documentElement.toggleAttribute('data-navigating', isNavigating);
}
