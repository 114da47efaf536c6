import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio/slim';
import type { Clue } from './clue.ts';

import { visibleText } from './visible-text.ts';

/** Deeper and longer than any page people write. Selectors slow down with the square of either. */
const DEEPEST = 400;

const MOST_TAGS = 12_000;

const TAG = /<(\/?)([a-z][a-z0-9]*)(?:[^<>"']|"[^"<]*"|'[^'<]*')*?(\/?)>/gi;

/** Void tags, and tags that the next one of their kind closes. */
const OPENS_NOTHING =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|dt|dd|td|th|tr|option|thead|tbody)$/i;

export interface Page {
  url: string;
  $: CheerioAPI;
  /** The visible text, one line per block. */
  text: string;
  /** The date the page says it was changed. */
  updated_at: string | null;
}

/** A page as it was received. */
export interface RawPage {
  url: string;
  html: string;
}

/** The front page first. */
export interface Site {
  url: string;
  pages: readonly Page[];
}

/** One way to find something out from a site. */
export interface Reader {
  name: string;
  read(site: Site): Clue[];
}

/** A way to find something out from a page, tried on every page. */
export function pageReader(name: string, read: (page: Page, isFront: boolean) => Clue[]): Reader {
  return { name, read: ({ pages }) => pages.flatMap((page, index) => read(page, index === 0)) };
}

/** The lenient parser: the strict one can be made to build millions of elements from one page. */
const AS_THEY_COME = { xml: { xmlMode: false, decodeEntities: true, lowerCaseTags: true } };

export function readPage({ url, html }: RawPage): Page {
  const $ = parsePage(html);
  const [root] = $.root().toArray();
  return { url, $, text: root ? visibleText(root) : '', updated_at: updatedAt($) };
}

export function parsePage(html: string): CheerioAPI {
  return load(flatten(html), AS_THEY_COME);
}

function updatedAt($: CheerioAPI): string | null {
  const said =
    $('meta[property="article:modified_time"], meta[property="og:updated_time"]').first().attr('content') ??
    $('time[itemprop="dateModified"]').first().attr('datetime');
  return said !== undefined && !Number.isNaN(Date.parse(said)) ? said : null;
}

/** The page up to the point where it becomes a trap. Pages written for people are complete. */
function flatten(html: string): string {
  let depth = 0;
  let tags = 0;
  for (const { 1: slash, 2: name = '', 3: closesItself, index } of html.matchAll(TAG)) {
    tags += 1;
    if (tags > MOST_TAGS) return html.slice(0, index);
    if (OPENS_NOTHING.test(name) || closesItself === '/') continue;
    depth = Math.max(0, depth + (slash === '/' ? -1 : 1));
    if (depth > DEEPEST) return html.slice(0, index);
  }
  return html;
}
