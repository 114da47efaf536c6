import type { RouterContext } from '../router-context.ts';
import { fetchMe } from './fetch-me.ts';
import { followDecision, type GuardedPage, guardPage, guardPageForSure } from './guard.ts';

interface Visit {
  location: { pathname: string; searchStr: string; href: string };
  context: RouterContext;
  /** Fetched ahead of a click: it asks nobody and leaves no cookie. */
  preload: boolean;
}

/** For every page, on what is known. Who is turned away is told so by the layout of guarded pages. */
export function guardRoot(visit: Visit): void {
  const decision = guardPage(visit.context.auth, pageOf(visit));
  if (decision.state === 'redirected') followDecision(decision, visit.location.href, visit.preload);
}

/** For pages that are not open to all, asking again where what is known is too old. */
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
