import { redirect } from '@tanstack/react-router';
import type { Me } from '#contract/accounts/me.ts';
import { ACCESS_RULES, type AccessRule, type DenialReason } from '#domain/accounts/access.ts';
import { type Decision, decidePageAccess, findPageRule } from '#domain/accounts/page-access.ts';
import { AREAS } from '#domain/accounts/page-rules.ts';
import type { AuthStore } from './auth-store.ts';
import { rememberReturnTo } from './return-to-cookie.ts';

/** The guard's decision: `checking` until the session is known and fresh. */
export type GuardState = { state: 'checking' } | Decision;

export interface GuardedPage {
  path: string;
  search: string;
  isProduction: boolean;
}

/** Thrown when access is denied; the server serializes it into the page. */
export interface AccessDenial {
  status: 403;
  code: DenialReason;
}

export function guardPage(auth: AuthStore, page: GuardedPage): GuardState {
  const isUncertain = !auth.getState().authReady || auth.isStale();
  if (isUncertain && needsSession(page.path)) return { state: 'checking' };
  return decide(auth, page);
}

/** Decides like `guardPage`, but refetches the session first if needed. */
export async function guardPageForSure(
  auth: AuthStore,
  page: GuardedPage,
  fetchMe: () => Promise<Me>,
): Promise<Decision> {
  const first = guardPage(auth, page);
  if (first.state !== 'checking') return first;
  await auth.check(fetchMe);
  return decide(auth, page);
}

/** Public pages, including sign-in and sign-up, open with the currently known session. */
export function needsSession(path: string): boolean {
  const page = findPageRule(path);
  if (page === null) return false;
  const rule: AccessRule = ACCESS_RULES[AREAS[page.area].rule];
  return rule.roles !== undefined;
}

/** Applies a decision to the router. A visitor who has to sign in first returns to `href` afterwards. */
export function followDecision(decision: GuardState, href: string, isPreload: boolean): void {
  if (decision.state === 'redirected') {
    if (decision.reason === 'authentication_required' && !isPreload) rememberReturnTo(href);
    throw redirect({ href: decision.to, replace: true });
  }
  if (decision.state === 'denied') {
    const denial: AccessDenial = { status: 403, code: decision.reason };
    throw denial;
  }
}

function decide(auth: AuthStore, page: GuardedPage): Decision {
  return decidePageAccess({ ...page, actor: auth.getState().user });
}
