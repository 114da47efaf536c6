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
  | { kind: 'note'; words: string };

export const heading = (words: string): LetterPart => ({ kind: 'heading', words });
export const text = (words: string): LetterPart => ({ kind: 'text', words });
export const action = (words: string, url: string): LetterPart => ({ kind: 'action', words, url });
export const note = (words: string): LetterPart => ({ kind: 'note', words });
