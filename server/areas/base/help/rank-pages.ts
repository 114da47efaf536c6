import type { HelpFile } from './read-files.ts';

const MOST_WORDS = 8;
const WEIGHTS = { title: 8, summary: 3, body: 1 } as const;
/** Words that are in every page and would only blur the order. */
const COMMON = new Set(
  'a an and are can do does for how i in is it my of on or the to what when why'.split(' '),
);

/**
 * The pages that contain every word of a search, best first. A word also matches longer ones that begin with it. If no
 * page has all words, those with the most come first.
 */
export function rankPages<Page extends HelpFile>(pages: readonly Page[], search: string): Page[] {
  const wanted = wordsOf(search).slice(0, MOST_WORDS);
  const telling = wanted.filter((word) => !COMMON.has(word));
  const words = telling.length > 0 ? telling : wanted;
  if (words.length === 0) return [...pages];
  return pages
    .map((page) => ({ page, ...scoreOf(page, words) }))
    .filter(({ matched }) => matched > 0)
    .sort((one, other) => other.matched - one.matched || other.score - one.score)
    .map(({ page }) => page);
}

function scoreOf(page: HelpFile, words: readonly string[]): { matched: number; score: number } {
  const scores = words.map((word) =>
    (['title', 'summary', 'body'] as const)
      .filter((part) => wordsOf(page[part]).some((own) => own.startsWith(stemOf(word))))
      .reduce((sum, part) => sum + WEIGHTS[part], 0),
  );
  return { matched: scores.filter((score) => score > 0).length, score: scores.reduce((a, b) => a + b, 0) };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** "Refunds" also finds "refund", and "changed" finds "change". */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(s|d|ing)$/, '') : word;
}
