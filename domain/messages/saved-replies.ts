export const MOST_SAVED_REPLIES = 20;
export const REPLY_TITLE_MAX_LENGTH = 60;
export const REPLY_BODY_MAX_LENGTH = 2000;
/** The same text to more shops than this in a week reads like a mass mailing. */
export const MOST_SHOPS_A_WEEK = 5;

/** A word in braces, such as {shop} or {dish}. */
const BLANK = /\{([a-z][a-z _-]{0,29})\}/gi;

/** The values of the blanks where a text is inserted. Blanks without one are for the writer to fill in. */
export type BlankValues = Partial<Record<'shop' | 'neighborhood' | 'creator' | 'campaign', string | null>>;

/** Fills in the blanks that have a value here and leaves the others. */
export function fillBlanks(body: string, values: BlankValues): string {
  return body.replace(
    BLANK,
    (blank, name: string) => values[name.toLowerCase() as keyof BlankValues] ?? blank,
  );
}

/** The blanks still in a text, each once. */
export function findBlanks(text: string): string[] {
  return [...new Set([...text.matchAll(BLANK)].map(([blank]) => blank))];
}

/** The reason a text can't be sent yet; null if no blank is left. */
export function findBlankRefusal(text: string): string | null {
  const [first, ...others] = findBlanks(text);
  if (first === undefined) return null;
  return `Fill in ${[first, ...others].join(', ')} before you send it`;
}

/** Whether a text is a saved one with its blanks filled in. Spaces and line breaks around it don't count. */
export function isMadeFrom(body: string, text: string): boolean {
  const parts = body.trim().split(BLANK_WITHOUT_NAME);
  const written = text.trim();
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return written === first;
  if (parts.join('').trim() === '' || !written.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = written.indexOf(part, at);
    if (found < 0 || found - at > MOST_IN_A_BLANK) return false;
    at = found + part.length;
  }
  const inLast = written.length - last.length - at;
  return written.endsWith(last) && inLast >= 0 && inLast <= MOST_IN_A_BLANK;
}

/** A longer title would be a sentence of its own. */
const MOST_IN_A_BLANK = 80;
const BLANK_WITHOUT_NAME = /\{[a-z][a-z _-]{0,29}\}/i;
