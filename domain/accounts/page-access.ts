import { readParam } from '#domain/format/query.ts';
import {
  ACCESS_RULES,
  type Account,
  type Actor,
  type DenialReason,
  findDenial,
  homeOf,
  PROTECT_PATH,
} from './access.ts';
import { settingsPath } from './navigation.ts';
import { AREAS, type Area, PAGE_RULES, type PageRule } from './page-rules.ts';
import { intentPath } from './return-to.ts';

/** The answer of a guard. Until there is one, the guard is `checking`. */
export type Decision =
  | { state: 'allowed' }
  | { state: 'redirected'; to: string; reason: DenialReason | null }
  | { state: 'denied'; reason: DenialReason };

interface PageRequest {
  path: string;
  /** The query string, without the `?`. */
  search?: string;
  actor: Actor;
  isProduction: boolean;
}

/** The only guard of pages: the server asks it before it renders, the browser before it navigates. */
export function decidePageAccess(
  { path, search = '', actor, isProduction }: PageRequest,
  rules: readonly PageRule[] = PAGE_RULES,
): Decision {
  const page = findPageRule(path, rules);
  if (page === null || (page.is_development_only && isProduction)) {
    return { state: 'redirected', to: '/', reason: 'no_rule_found' };
  }
  if (actor?.viewed_until && !page.is_viewable) {
    return { state: 'redirected', to: '/creator', reason: null };
  }
  if (page.is_for_visitors) return passVisitors(page, search, actor);
  const area: Area = AREAS[page.area];
  const rule = { ...ACCESS_RULES[area.rule], ...page.override };
  const reason = findDenial(rule, actor);
  if (reason !== null) return refuse(reason, page, actor);
  if (actor?.role === 'admin' && page.area === 'business' && !(page.is_seen_as && readParam(search, 'as'))) {
    return { state: 'redirected', to: homeOf(actor), reason: 'ownership_required' };
  }
  const onward = page.leads_to && resolve(page.leads_to, actor);
  if (onward && onward !== page.path) return { state: 'redirected', to: onward, reason: null };
  return { state: 'allowed' };
}

export function findPageRule(path: string, rules: readonly PageRule[] = PAGE_RULES): PageRule | null {
  // A renderer would read `//name` as another host.
  if (path.includes('//')) return null;
  const parts = partsOf(path);
  return rules.find((rule) => fits(patternOf(rule), parts)) ?? null;
}

function passVisitors(page: PageRule, search: string, actor: Actor): Decision {
  if (actor === null) return { state: 'allowed' };
  const intended = intentPath(readParam(search, 'intent'));
  if (page.path === '/signup') return { state: 'redirected', to: intended ?? '/', reason: null };
  const returnTo = readParam(search, 'returnTo');
  const to = returnTo
    ? `/auth/redirect?returnTo=${encodeURIComponent(returnTo)}`
    : (intended ?? homeOf(actor));
  return { state: 'redirected', to, reason: null };
}

function refuse(reason: DenialReason, page: PageRule, actor: Actor): Decision {
  const area: Area = AREAS[page.area];
  if (reason === 'authentication_required') {
    return { state: 'redirected', to: area.signed_out ?? '/login', reason };
  }
  if (reason === 'account_suspended') return { state: 'redirected', to: '/', reason };
  if (reason === 'admin_role_not_allowed') return { state: 'redirected', to: homeOf(actor), reason };
  if (reason === 'factor_required') return { state: 'redirected', to: PROTECT_PATH, reason };
  if (page.override?.fallback) return { state: 'redirected', to: page.override.fallback, reason };
  // The page itself tells a member that only the owner can open it.
  if (reason === 'ownership_required' && actor?.business) return { state: 'denied', reason };
  const target = reason === 'role_not_allowed' ? area.wrong_role : area.wrong_state;
  return target ? { state: 'redirected', to: resolve(target, actor), reason } : { state: 'denied', reason };
}

function resolve(target: string, actor: Account | null): string {
  if (target === 'settings') return settingsPath(actor?.role ?? null) ?? homeOf(actor);
  if (target === 'account') return accountPath(actor);
  return target === 'home' ? homeOf(actor) : target;
}

/** Until applicants are approved, their account only opens the application. */
function accountPath(actor: Account | null): string {
  const home = homeOf(actor);
  return home === '/apply' || home === '/apply/status' ? `${home}?view=account` : home;
}

/** A page asks about each of its links, so the rules are taken apart once. */
const patterns = new WeakMap<PageRule, readonly string[]>();

function patternOf(rule: PageRule): readonly string[] {
  const known = patterns.get(rule);
  if (known !== undefined) return known;
  const pattern = partsOf(rule.path);
  patterns.set(rule, pattern);
  return pattern;
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  if (pattern.at(-1) === '*') {
    return parts.length >= pattern.length && fits(pattern.slice(0, -1), parts.slice(0, pattern.length - 1));
  }
  return (
    pattern.length === parts.length && pattern.every((part, index) => fitsPart(part, parts[index] ?? ''))
  );
}

function fitsPart(pattern: string, part: string): boolean {
  const brace = pattern.indexOf('{');
  if (brace < 0) return part === pattern;
  return part.length > brace && part.startsWith(pattern.slice(0, brace));
}
