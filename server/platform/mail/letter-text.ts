import type { Letter, LetterPart } from './letter.ts';
import { type LetterFrame, linksOf } from './letter-frame.ts';

/** The email for readers without HTML: the same words in the same order, each link on a line of its own. */
export function letterText({ parts }: Letter, frame: LetterFrame): string {
  const links = linksOf(frame).map(({ words, url }) => `${words}: ${url}`);
  return [
    ...parts.map(partText),
    '---',
    frame.why,
    ...(links.length > 0 ? [links.join('\n')] : []),
    frame.postal_address,
  ].join('\n\n');
}

function partText(part: LetterPart): string {
  return part.kind === 'action' ? `${part.words}:\n${part.url}` : part.words;
}
