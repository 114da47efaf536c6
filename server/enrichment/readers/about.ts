import { shorten, squeeze } from '../short-text.ts';
import { pageReader } from '../site.ts';

const LEAST_WORDS = 12;

/** What the site says of itself to people: the first real paragraph of the page about it. */
export const aboutReader = pageReader('about', ({ $, url }) => {
  const isAbout = /about|story|who-we-are/i.test(new URL(url).pathname);
  if (!isAbout) return [];
  const paragraph = $('p')
    .toArray()
    .map((element) => squeeze($(element).text()))
    .find((text) => text.split(' ').length >= LEAST_WORDS && !/cookie|©|javascript/i.test(text));
  if (paragraph === undefined) return [];
  return [
    { field: 'description', ...shorten(paragraph), source_url: url, source_kind: 'text', confidence: 0.7 },
  ];
});
