import type { AnyRouter } from '@tanstack/react-router';
import { watchNews } from './session/watch-news.ts';
import { watchSession } from './session/watch-session.ts';
import { takeOverLinks } from './take-over-links.ts';

/** What a page needs only once it stands: until then links are links, and the server has been the guard. */
export function comeAlive(router: AnyRouter, catchUp: () => void): void {
  takeOverLinks(router);
  watchSession(router);
  watchNews(router);
  whenAwake(() => {
    document.documentElement.dataset.alive = '';
    catchUp();
  });
}

/** Parts whose code comes a little later say so by `data-asleep`: nothing in them hears a press yet. */
function whenAwake(then: () => void): void {
  const isAwake = () => document.querySelector('[data-asleep]') === null;
  if (isAwake()) {
    then();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isAwake()) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-asleep'] });
}
