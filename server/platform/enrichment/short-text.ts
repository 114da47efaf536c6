const MOST_CHARACTERS = 240;

export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Cuts at the end of a sentence, or of a word if the first sentence is too long, and says whether something was cut.
 */
export function shorten(text: string): { value: string; note?: string } {
  const whole = squeeze(text);
  if (whole.length <= MOST_CHARACTERS) return { value: whole };
  const start = whole.slice(0, MOST_CHARACTERS + 1);
  const sentences = /^.*[.!?…](?=\s)/su.exec(start)?.[0];
  const value = sentences && sentences.length > 40 ? sentences : `${start.slice(0, start.lastIndexOf(' '))}…`;
  return { value, note: `shortened from ${whole.split(' ').length} words` };
}
