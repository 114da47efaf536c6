import type { AnyRouter } from '@tanstack/react-router';

/** Most pages come before anybody would ask whether the link was pressed. */
const SHOW_AFTER_MS = 400;

/** As the router does by itself. */
const REPLACE_AFTER_MS = 1_000;

/**
 * Marks the document while a page takes its time, and base.css draws a line at the top. A page that people leave gives way to a
 * spinner after a second. One that only looks for other rows stays, with what is being typed into its search.
 */
export function showNavigation(router: AnyRouter): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  router.subscribe('onBeforeLoad', ({ pathChanged, hrefChanged }) => {
    router.options.defaultPendingMs = pathChanged ? REPLACE_AFTER_MS : Number.POSITIVE_INFINITY;
    clearTimeout(timer);
    if (hrefChanged) timer = setTimeout(() => mark(true), SHOW_AFTER_MS);
  });
  router.subscribe('onResolved', () => {
    clearTimeout(timer);
    mark(false);
  });
}

function mark(isNavigating: boolean): void {
  document.documentElement.toggleAttribute('data-navigating', isNavigating);
}
