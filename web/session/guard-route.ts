import type { RouterContext } from '#web/router-context.ts';
import { fetchMe } from './fetch-me.ts';
import { followDecision, type GuardedPage, guardPage, guardPageForSure } from './guard.ts';

interface Visit {
  location: { pathname: string; searchStr: string; href: string };
  context: RouterContext;
  /** A preload makes no requests and sets no cookie. */
  preload: boolean;
}

/** Checks every page against the known session. The layout of guarded pages shows a denial. */
export function guardRoot(visit: Visit): void {
  const decision = guardPage(visit.context.auth, pageOf(visit));
  if (decision.state === 'redirected') followDecision(decision, visit.location.href, visit.preload);
}

/** Checks pages that aren't public, refetching the session if it is stale. */
export async function guardMember(visit: Visit): Promise<void> {
  const { context, location, preload } = visit;
  const page = pageOf(visit);
  const decision = preload
    ? guardPage(context.auth, page)
    : await guardPageForSure(context.auth, page, () => fetchMe(context.api));
  followDecision(decision, location.href, preload);
}

function pageOf({ location, context }: Visit): GuardedPage {
  return {
    path: location.pathname,
    search: location.searchStr,
    isProduction: context.site.is_production,
  };
}
