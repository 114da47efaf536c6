import { shorten, squeeze } from '../short-text.ts';
import type { Reader } from '../site.ts';
import { pageReader } from '../site.ts';

import { addressReader } from './address.ts';
import { iconsReader, metaReader, openGraphReader, photosReader } from './head.ts';
import { hoursReader } from './hours.ts';
import { industryReader } from './industry.ts';
import { jsonLdReader } from './json-ld.ts';
import { microdataReader } from './microdata.ts';
import { linksReader } from './social-link.ts';
import { titleReader } from './title.ts';

const LEAST_WORDS = 12;

/** The site's description of itself: the first real paragraph of its About page. */
const aboutReader = pageReader('about', ({ $, url }) => {
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

/** All ways to find something out from a site. */
export const READERS: readonly Reader[] = [
  jsonLdReader,
  microdataReader,
  openGraphReader,
  metaReader,
  titleReader,
  iconsReader,
  linksReader,
  aboutReader,
  addressReader,
  hoursReader,
  industryReader,
  photosReader,
];
