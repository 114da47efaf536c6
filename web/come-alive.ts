import type { AnyRouter } from '@tanstack/react-router';
import { watchSession } from './session/watch-session.ts';
import { takeOverLinks } from './take-over-links.ts';

/** What a page needs only once it stands: until then links are links, and the server has been the guard. */
export function comeAlive(router: AnyRouter): void {
  takeOverLinks(router);
  watchSession(router);
  document.documentElement.dataset.alive = '';
}
