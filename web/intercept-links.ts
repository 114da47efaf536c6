import type { AnyRouter } from '@tanstack/react-router';
import { findPageRule } from '#domain/accounts/page-access.ts';
import { preloadAuthDialog } from '#web/components/auth-dialog-slot.tsx';
import { closeAuthDialog } from '#web/session/auth-dialog.ts';
import { isAuthPath, openAuthDialogFor } from '#web/session/auth-link.ts';
import { guardPage } from '#web/session/guard.ts';
import { isWideLayout } from '#web/session/wide-layout.ts';
import type { RouterContext } from './router-context.ts';

interface PageLink {
  path: string;
  search: string;
  href: string;
}

/**
 * Links are plain anchors, so they work before scripts load and anywhere in text. After hydration the router follows
 * links to our own pages and preloads the link under the pointer.
 */
export function interceptLinks(router: AnyRouter): void {
  const { auth, site } = router.options.context as RouterContext;

  document.addEventListener('click', (event) => {
    if (event.button !== 0 || hasModifier(event) || event.defaultPrevented) return;
    const link = findPage(event.target);
    if (link === null) return;
    event.preventDefault();
    if (opensDialog(link)) openAuthDialogFor(link.path, link.search);
    else void router.navigate({ href: link.href });
  });
  document.addEventListener('pointerover', (event) => {
    const link = findPage(event.target);
    if (link === null) return;
    if (opensDialog(link)) preloadAuthDialog();
    else if (isWorthFetching(link)) void router.preloadRoute({ href: link.href } as never);
  });
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) closeAuthDialog();
  });
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) document.getElementById('main')?.focus({ preventScroll: true });
  });

  /** A dialog opens over the page if there is room; sign-in and sign-up pages already have the form. */
  function opensDialog({ path }: PageLink): boolean {
    const isVisitor = auth.getState().user === null;
    return isAuthPath(path) && isVisitor && isWideLayout() && !isAuthPath(location.pathname);
  }

  /** Never preloads a page that would be refused, or one an admin views as a business: every such view is logged. */
  function isWorthFetching({ path, search }: PageLink): boolean {
    if (new URLSearchParams(search).has('as')) return false;
    return guardPage(auth, { path, search, isProduction: site.is_production }).state === 'allowed';
  }
}

function findPage(target: EventTarget | null): PageLink | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor || anchor.origin !== location.origin || anchor.target || anchor.hasAttribute('download'))
    return null;
  // An anchor on this page: the browser moves the focus there too.
  if (anchor.hash && anchor.pathname === location.pathname && anchor.search === location.search) return null;
  const { pathname: path, search, hash } = anchor;
  return findPageRule(path) === null ? null : { path, search, href: `${path}${search}${hash}` };
}

function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
