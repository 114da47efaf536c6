/** The intent of a visitor, as links to the sign-in and sign-up pages carry it. */
export const INTENTS = ['business', 'creator', 'creator-apply', 'post-job', 'browse-opportunities'] as const;
export type Intent = (typeof INTENTS)[number];

const INTENT_PATHS: Record<Intent, string> = {
  business: '/business',
  'post-job': '/business',
  creator: '/creator',
  'browse-opportunities': '/creator',
  'creator-apply': '/apply',
};

/** The side an intent belongs to, so that the form needn't ask. */
const INTENT_ROLES = {
  business: 'business',
  'post-job': 'business',
  creator: 'creator',
  'browse-opportunities': 'creator',
  'creator-apply': 'creator',
} as const;

export function readIntent(value: unknown): Intent | null {
  return INTENTS.find((intent) => intent === value) ?? null;
}

export function intentPath(value: unknown): string | null {
  const intent = readIntent(value);
  return intent && INTENT_PATHS[intent];
}

export function intentRole(value: unknown): 'business' | 'creator' | null {
  const intent = readIntent(value);
  return intent && INTENT_ROLES[intent];
}

const LONGEST = 500;
/** Sign-in and sign-out pages: returning to one of them would lead in a circle. */
const NOT_BACK_TO = /^\/(login|signup|logout|auth|api|assets)(\/|$)/;

/**
 * A safe address inside this site, or null. Browsers read `//host`, `/\host` and control characters as links to other
 * sites, so only plain paths pass.
 */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(value) || value.includes('\\')) return null;
  const [pathname = ''] = value.split(/[?#]/, 1);
  return pathname.split('/').some(isDots) || NOT_BACK_TO.test(pathname) ? null : value;
}

/** Dots would be resolved on the way, and could leave `//host` behind. */
function isDots(part: string): boolean {
  return /^(\.|%2e){1,2}$/i.test(part);
}

/**
 * The cookie with the full address somebody was redirected from, and its lifetime. Over HTTPS no other host can set
 * it.
 */
export function returnToCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-return_to' : 'return_to';
}
export const RETURN_TO_SECONDS = 15 * 60;

/**
 * The target after sign-in: the requested address, the fuller one in the cookie if it is below it, or home. The guard
 * decides on arrival whether the account may enter.
 */
export function returnPath(returnTo: unknown, remembered: unknown, home: string): string {
  const asked = ownPath(returnTo);
  const kept = ownPath(remembered);
  if (asked === null) return kept ?? home;
  return kept !== null && isUnder(kept, asked) ? kept : asked;
}

function isUnder(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`) || path.startsWith(`${parent}?`);
}
