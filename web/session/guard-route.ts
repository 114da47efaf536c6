import { redirect } from '@tanstack/react-router';
import { BUSINESS_PARAM } from '#domain/businesses/business-links.ts';
import { readParam } from '#domain/format/query.ts';
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
  if (!preload) leaveForOtherBusiness(visit);
}

/** A link into another of one's businesses loads its page anew: the server switches before it draws it. */
function leaveForOtherBusiness({ location, context }: Visit): void {
  const { user } = context.auth.getState();
  const named = readParam(location.searchStr, BUSINESS_PARAM);
  if (typeof document === 'undefined' || named === null || named === user?.business?.id) return;
  if (user !== null && user.business_count > 1) throw redirect({ href: location.href, reloadDocument: true });
}

function pageOf({ location, context }: Visit): GuardedPage {
  return {
    path: location.pathname,
    search: location.searchStr,
    isProduction: context.site.is_production,
  };
}
