import type { IndustrySlug } from '#domain/base/industries.ts';
import type { Reader } from '../site.ts';
import { WORDS_OF } from './industry-words.ts';

const MOST_WORDS_NAMED = 3;
/** Two words of a trade, or one word in many places: a single mention proves nothing. */
const LEAST_SCORE = 3;

/** The industry whose words the site uses most, with the words as the reason. */
export const industryReader: Reader = {
  name: 'industry',
  read: (site) => {
    const texts = site.pages.map(({ text, $ }) => `${$('title').first().text()} ${text}`.toLowerCase());
    const [best, next] = (Object.keys(WORDS_OF) as IndustrySlug[])
      .map((slug) => weigh(slug, texts))
      .sort((a, b) => b.score - a.score);
    if (best === undefined || best.score < LEAST_SCORE) return [];
    const lead = next === undefined ? 1 : (best.score - next.score) / best.score;
    return [
      {
        field: 'industry',
        value: best.slug,
        source_url: site.url,
        source_kind: 'text',
        confidence: 0.5 + 0.35 * lead,
        note: `Says ${inWords(best.words)} on ${best.pages} of ${site.pages.length} ${site.pages.length === 1 ? 'page' : 'pages'}`,
      },
    ];
  },
};

function weigh(slug: IndustrySlug, texts: readonly string[]) {
  const found = WORDS_OF[slug]
    .map((word) => ({ word, pages: texts.flatMap((text, index) => (says(text, word) ? [index] : [])) }))
    .filter((one) => one.pages.length > 0)
    .sort((a, b) => b.pages.length - a.pages.length);
  return {
    slug,
    words: found.slice(0, MOST_WORDS_NAMED).map(({ word }) => word),
    pages: new Set(found.slice(0, MOST_WORDS_NAMED).flatMap((one) => one.pages)).size,
    score: found.reduce((sum, one) => sum + 1 + one.pages.length / 2, 0),
  };
}

/** Only as a separate word: "spa" isn't in "space". */
function says(text: string, word: string): boolean {
  return new RegExp(`\\b${word}(?:s|es|ed|ing)?\\b`).test(text);
}

function inWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
