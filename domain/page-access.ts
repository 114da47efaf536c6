import type { Actor, Decision } from './access.ts';

interface PageRule {
  path: string;
  /** Whether the page is part of a development build only. */
  is_development_only?: true;
}

/** Every page there is and who may open it. A page without a rule cannot be reached. */
export const PAGE_RULES: readonly PageRule[] = [
  { path: '/' },
  { path: '/login' },
  { path: '/signup' },
  { path: '/privacy-policy' },
  { path: '/terms-of-service' },
  { path: '/waiting-list' },
  { path: '/dev/ui', is_development_only: true },
  { path: '/dev/mailbox', is_development_only: true },
];

/** The one guard of pages: the server asks before it renders, the browser before it navigates. */
export function decidePageAccess(path: string, _actor: Actor, isProduction: boolean): Decision {
  const rule = PAGE_RULES.find((candidate) => candidate.path === withoutTrailingSlash(path));
  if (rule === undefined || (rule.is_development_only && isProduction)) {
    return { state: 'redirected', to: '/', reason: 'no_rule_found' };
  }
  return { state: 'allowed' };
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
