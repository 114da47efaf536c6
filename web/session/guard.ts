import { redirect } from '@tanstack/react-router';
import type { Me } from '#contract/account.ts';
import { ACCESS_RULES, type AccessRule, type DenialReason } from '#domain/access.ts';
import { type Decision, decidePageAccess, findPageRule } from '#domain/page-access.ts';
import { AREAS } from '#domain/page-rules.ts';
import type { AuthStore } from './auth-store.ts';
import { rememberWayBack } from './way-back-cookie.ts';

/** What a guard says of a page: `checking` until it is known well enough who asks. */
export type GuardState = { state: 'checking' } | Decision;

export interface GuardedPage {
  path: string;
  search: string;
  isProduction: boolean;
}

/** Thrown where somebody may not enter; it travels from the server into the page as it is. */
export interface AccessDenial {
  status: 403;
  code: DenialReason;
}

export function guardPage(auth: AuthStore, page: GuardedPage): GuardState {
  const isUncertain = !auth.getState().authReady || auth.isStale();
  if (isUncertain && needsSession(page.path)) return { state: 'checking' };
  return decide(auth, page);
}

/** The same, asking the server first where it has to. */
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

/** Public pages, the two doors among them, open on what is known at the moment. */
export function needsSession(path: string): boolean {
  const page = findPageRule(path);
  if (page === null) return false;
  const rule: AccessRule = ACCESS_RULES[AREAS[page.area].rule];
  return rule.roles !== undefined;
}

/** Says a decision to the router. Who has to sign in first will be brought back to `href`. */
export function followDecision(decision: GuardState, href: string, isPreload: boolean): void {
  if (decision.state === 'redirected') {
    if (decision.reason === 'authentication_required' && !isPreload) rememberWayBack(href);
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
