import type { AnyRouter } from '@tanstack/react-router';
import { decidePageAccess } from '#domain/page-access.ts';

/**
 * Links are plain anchors, so they work before scripts do and everywhere text holds them. Once the page is
 * alive the router follows those that lead to another of our pages, and fetches ahead what the pointer is on.
 */
export function takeOverLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const page =
      event.button === 0 && !hasModifier(event) && !event.defaultPrevented ? findPage(event.target) : null;
    if (page === null) return;
    event.preventDefault();
    void router.navigate(page);
  });
  document.addEventListener('pointerover', (event) => {
    const page = findPage(event.target);
    if (page !== null) void router.preloadRoute(page).catch(() => undefined);
  });
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) document.getElementById('main')?.focus({ preventScroll: true });
  });
}

function findPage(target: EventTarget | null) {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor || anchor.origin !== location.origin || anchor.target || anchor.hasAttribute('download'))
    return null;
  // A place on this very page: the browser moves the focus there too.
  if (anchor.hash && anchor.pathname === location.pathname && anchor.search === location.search) return null;
  const isPage = decidePageAccess(anchor.pathname, null, false).state === 'allowed';
  if (!isPage) return null;
  return {
    to: anchor.pathname,
    search: Object.fromEntries(new URLSearchParams(anchor.search)),
    hash: anchor.hash.slice(1),
  };
}

function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
