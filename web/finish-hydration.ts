import type { AnyRouter } from '@tanstack/react-router';
import { showNavigation } from '#web/session/show-navigation.ts';
import { tellOfSwitchByLink } from '#web/session/switched-by-link.ts';
import { watchConnection } from '#web/session/watch-connection.ts';
import { watchNews } from '#web/session/watch-news.ts';
import { watchSession } from '#web/session/watch-session.ts';
import { interceptLinks } from './intercept-links.ts';

/**
 * Starts what a page needs only after it has rendered: until then links work natively and the server enforces access.
 */
export function finishHydration(router: AnyRouter, replayEarlyInput: () => void): void {
  interceptLinks(router);
  watchSession(router);
  watchNews(router);
  watchConnection();
  showNavigation(router);
  tellOfSwitchByLink();
  void preloadErrorPages(router).catch(() => undefined);
  whenHydrated(() => {
    document.documentElement.dataset.hydrated = '';
    replayEarlyInput();
  });
}

/** Loads the error page, the pending page and toasts early: they can't be fetched once the network fails. */
async function preloadErrorPages(router: AnyRouter): Promise<void> {
  const [{ PageError }, { PagePending }] = await Promise.all([
    import('#web/components/page-error.tsx'),
    import('#web/components/page-pending.tsx'),
    import('#web/ui/toaster.tsx'),
  ]);
  // A page that arrived as an error keeps its error component: replacing it would remount it.
  if (router.state.matches.some(({ status }) => status === 'error')) return;
  router.update({
    ...router.options,
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
  } as never);
}

/** Parts whose code loads later are marked `data-unhydrated`: they don't handle events yet. */
function whenHydrated(then: () => void): void {
  const isHydrated = () => document.querySelector('[data-unhydrated]') === null;
  if (isHydrated()) {
    then();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-unhydrated'] });
}
