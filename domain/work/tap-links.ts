/** Neither letters that look like digits nor vowels, so that no word comes out by chance. */
const SIGNS = 'BCDFGHJKMNPQRSTVWXYZ23456789';
const DIGITS = '23456789';

const LINK_CODE_LENGTH = 7;
const PERK_CODE_LENGTH = 8;
const STEM_LENGTH = 8;
const SHORTEST_STEM = 3;

export const LINK_CODE = /^[a-z0-9]{7}$/;

export const CODE_USES = ['many', 'once'] as const;
export type CodeUse = (typeof CODE_USES)[number];

export const TARGET_MAX_LENGTH = 500;
export const PERK_MAX_LENGTH = 120;
export const LONGEST_TYPED_CODE = 40;

/** How long a redemption can be undone. */
export const UNDO_MINUTES = 10;
/** The one-time codes that a link gives out on a day. */
export const MOST_CODES_A_DAY = 500;
/** A code without a last day stays in its visitor's browser this long. */
export const CODE_KEPT_DAYS = 30;

/** Stands for names that make no code. */
const NAMELESS = 'FRIEND';
/** Nobody should have to say these at a counter, although some of them are names elsewhere. */
const UNSPEAKABLE =
  /ANAL|ANUS|ARSE|BITCH|COCK|COON|CUNT|DICK|FAG|FUCK|KKK|NAZI|NIGG|PEDO|PISS|PORN|RAPE|SEX|SHIT|SLUT|TITS|WHORE/;

type RandomBelow = (limit: number) => number;

/** The code in a short link: `/go/{code}`. */
export function newLinkCode(randomBelow: RandomBelow): string {
  return pick(SIGNS, LINK_CODE_LENGTH, randomBelow).toLowerCase();
}

/** Starts with a digit, where counter codes start with a letter, so the two never meet. */
export function newPerkCode(randomBelow: RandomBelow): string {
  return pick(DIGITS, 1, randomBelow) + pick(SIGNS, PERK_CODE_LENGTH - 1, randomBelow);
}

function pick(signs: string, length: number, randomBelow: RandomBelow): string {
  return Array.from({ length }, () => signs[randomBelow(signs.length)]).join('');
}

/** The word a counter code starts with: "MAYA" of Maya Okafor. A first name that is too short gets the next one. */
export function counterStem(name: string | null): string {
  const parts = lettersOf(name ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const long = parts.findIndex((_, at) => parts.slice(0, at + 1).join('').length >= SHORTEST_STEM);
  const stem = parts
    .slice(0, long + 1)
    .join('')
    .slice(0, STEM_LENGTH);
  return stem === '' || UNSPEAKABLE.test(stem) ? NAMELESS : stem;
}

/** Plain capital letters: "José" is "JOSE", and "Anne-Marie" is two names. */
function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll('-', ' ')
    .replaceAll(/[^A-Z\s]/g, '');
}

/** The first free code of a stem: MAYA, MAYA2, MAYA3. Numbers with 0 and 1 are left out, because they look like letters. */
export function freeCounterCode(stem: string, isTaken: (code: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    if (number > 1 && /[01]/.test(String(number))) continue;
    const code = number === 1 ? stem : `${stem}${number}`;
    if (!isTaken(code)) return code;
  }
}

/** A code as somebody typed it: case, blanks and dashes don't matter, and 0 and 1 are the letters they look like. */
export function readTypedCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'I');
  return code.length >= 3 && code.length <= 12 ? code : null;
}

/** A one-time code in two halves, as people read and type it: "4KX7-PQRM". */
export function inHalves(code: string): string {
  if (code.length !== PERK_CODE_LENGTH || !DIGITS.includes(code[0] ?? '')) return code;
  return `${code.slice(0, PERK_CODE_LENGTH / 2)}-${code.slice(PERK_CODE_LENGTH / 2)}`;
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * The address a short link may lead to, as it is stored, or null: a public website over HTTPS that isn't ours, because
 * ours would lead in circles.
 */
export function readTarget(typed: string, ownHost: string): string | null {
  const text = typed.trim();
  const written = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (text === '' || /\s/.test(text) || !URL.canParse(written)) return null;
  const url = new URL(written);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null;
  if (!HOST.test(url.hostname) || isHostOrBelow(url.hostname, ownHost)) return null;
  return url.href.length <= TARGET_MAX_LENGTH ? url.href : null;
}

function isHostOrBelow(hostname: string, ownHost: string): boolean {
  return hostname === ownHost || hostname.endsWith(`.${ownHost}`);
}

/** A search on a map. It works without knowing where exactly the shop is. */
export function mapSearch(words: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(words)}`;
}

/** Programs that open links without a person reading: crawlers, and those that draw the preview of a message. */
const PROGRAMS =
  /bot\b|bot[/;_-]|crawl|spider|preview|facebookexternalhit|facebookcatalog|meta-external|embedly|lighthouse|headless|uptime/i;

export function isProgram(userAgent: string | undefined): boolean {
  return userAgent === undefined || !userAgent.startsWith('Mozilla/') || PROGRAMS.test(userAgent);
}
