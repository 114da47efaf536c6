import type { AnyRouter } from '@tanstack/react-router';
import { findPageRule } from '#domain/page-access.ts';
import { preloadDoor } from './components/door-slot.tsx';
import type { RouterContext } from './router-context.ts';
import { closeDoor } from './session/door.ts';
import { isDoorPath, openDoorFor } from './session/door-link.ts';
import { guardPage } from './session/guard.ts';
import { isWideLayout } from './session/wide-layout.ts';

interface PageLink {
  path: string;
  search: string;
  href: string;
}

/**
 * Links are plain anchors, so they work before scripts do and everywhere text holds them. Once the page is
 * alive the router follows those that lead to another of our pages, and fetches ahead what the pointer is on.
 */
export function takeOverLinks(router: AnyRouter): void {
  const { auth, site } = router.options.context as RouterContext;

  document.addEventListener('click', (event) => {
    if (event.button !== 0 || hasModifier(event) || event.defaultPrevented) return;
    const link = findPage(event.target);
    if (link === null) return;
    event.preventDefault();
    if (opensDialog(link)) openDoorFor(link.path, link.search);
    else void router.navigate({ href: link.href });
  });
  document.addEventListener('pointerover', (event) => {
    const link = findPage(event.target);
    if (link === null) return;
    if (opensDialog(link)) preloadDoor();
    else if (isWorthFetching(link)) void router.preloadRoute({ href: link.href } as never);
  });
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) closeDoor();
  });
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) document.getElementById('main')?.focus({ preventScroll: true });
  });

  /** A dialog over the page where there is room for one; a page at the door has the form already. */
  function opensDialog({ path }: PageLink): boolean {
    const isVisitor = auth.getState().user === null;
    return isDoorPath(path) && isVisitor && isWideLayout() && !isDoorPath(location.pathname);
  }

  /** Nothing is fetched ahead that would be refused, nor what an admin looks into, because every look is written down. */
  function isWorthFetching({ path, search }: PageLink): boolean {
    if (new URLSearchParams(search).has('as')) return false;
    return guardPage(auth, { path, search, isProduction: site.is_production }).state === 'allowed';
  }
}

function findPage(target: EventTarget | null): PageLink | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor || anchor.origin !== location.origin || anchor.target || anchor.hasAttribute('download'))
    return null;
  // A place on this very page: the browser moves the focus there too.
  if (anchor.hash && anchor.pathname === location.pathname && anchor.search === location.search) return null;
  const { pathname: path, search, hash } = anchor;
  return findPageRule(path) === null ? null : { path, search, href: `${path}${search}${hash}` };
}

function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
