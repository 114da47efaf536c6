/**
 * An email's content as data: a headline, a few lines, at most one button, notes. Its look is defined in
 * render-letter.ts, which is loaded with the first email and not at start.
 */
export interface Letter {
  preview: string;
  parts: readonly LetterPart[];
}

export type LetterPart =
  | { kind: 'heading'; words: string }
  | { kind: 'text'; words: string }
  | { kind: 'action'; words: string; url: string }
  | { kind: 'note'; words: string }
  | { kind: 'line'; words: string; spans: readonly LetterSpan[]; is_point: boolean };

/** A few words of a line; bold, or a link. */
export interface LetterSpan {
  text: string;
  is_bold: boolean;
  href: string | null;
}

export const heading = (words: string): LetterPart => ({ kind: 'heading', words });
export const text = (words: string): LetterPart => ({ kind: 'text', words });
export const action = (words: string, url: string): LetterPart => ({ kind: 'action', words, url });
export const note = (words: string): LetterPart => ({ kind: 'note', words });

/** A line with bold words and links; `is_point` puts a bullet before it. The text part writes each address behind its words. */
export function line(spans: readonly LetterSpan[], isPoint: boolean): LetterPart {
  const words = spans.map(({ text: said, href }) => (href ? `${said} (${href})` : said)).join('');
  return { kind: 'line', words: isPoint ? `• ${words}` : words, spans, is_point: isPoint };
}
