import { type CheerioAPI, load } from 'cheerio';
import type { Clue } from './clue.ts';
import { flatten } from './flatten.ts';
import { visibleText } from './visible-text.ts';

export interface Page {
  url: string;
  $: CheerioAPI;
  /** What a visitor reads, a line a block. */
  text: string;
  /** When the page says it was last changed. */
  updated_at: string | null;
}

/** A page as it came. */
export interface RawPage {
  url: string;
  html: string;
}

/** The front page first. */
export interface Site {
  url: string;
  pages: readonly Page[];
}

/** One way to learn something from a site. */
export interface Reader {
  name: string;
  read(site: Site): Clue[];
}

/** A way to learn something from a page, asked of every page. */
export function pageReader(name: string, read: (page: Page, isFront: boolean) => Clue[]): Reader {
  return { name, read: ({ pages }) => pages.flatMap((page, index) => read(page, index === 0)) };
}

/** The parser that takes pages as they come: the strict one can be made to build millions of elements from one page. */
const AS_THEY_COME = { xml: { xmlMode: false, decodeEntities: true, lowerCaseTags: true } };

export function readPage({ url, html }: RawPage): Page {
  const $ = load(flatten(html), AS_THEY_COME);
  const [root] = $.root().toArray();
  return { url, $, text: root ? visibleText(root) : '', updated_at: updatedAt($) };
}

function updatedAt($: CheerioAPI): string | null {
  const said =
    $('meta[property="article:modified_time"], meta[property="og:updated_time"]').first().attr('content') ??
    $('time[itemprop="dateModified"]').first().attr('datetime');
  return said !== undefined && !Number.isNaN(Date.parse(said)) ? said : null;
}
