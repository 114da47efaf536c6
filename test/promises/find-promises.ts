import type { Source } from '#test/layout/read-sources.ts';
import { readCopy } from '#test/words/read-copy.ts';

/** Sentences that say what Bizmeet does, will do or never does. */
const PROMISES =
  /\b(we’ll|we (email|send|refund|notify|return|keep|erase|delete|remove|hold|pay|release|never|review|check|tell|read)|you’ll (get|hear|be)|automatically|creators (will |also |still )?(see|read))\b|\b(is|are) (refunded|released|split evenly)\b/i;
/** Figures of an example, not a rule. */
const EXAMPLE = /^\$[\d,]+ was paid/;

/** Every sentence of a source file that promises something, with values written as {}. */
export function findPromises(source: Source): string[] {
  return readCopy(source).flatMap(({ text }) => promisesIn(text));
}

/** Every sentence of a text that promises something. */
export function promisesIn(text: string): string[] {
  return withoutValues(text)
    .split(/(?<=[.?!:])\s+/)
    .filter((sentence) => PROMISES.test(sentence) && !EXAMPLE.test(sentence));
}

function withoutValues(text: string): string {
  return text.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '{}');
}
