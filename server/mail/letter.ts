/**
 * What a mail says, as data: paper, one headline, a few lines, at most one button. How it looks is decided in
 * render-letter.ts, which is loaded with the first mail and not at start.
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
