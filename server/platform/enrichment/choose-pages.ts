import type { Page } from './site.ts';

const MOST_MORE_PAGES = 5;
/** The topics of pages, recognized by a link's text and address, in the order they are worth reading. */
const SUBJECTS: readonly RegExp[] = [
  /\b(?:visit|find us|locations?|directions|where)\b/i,
  /\b(?:hours|opening)\b/i,
  /\bcontact\b/i,
  /\b(?:about|our story|story|who we are)\b/i,
  /\b(?:gallery|photos?|pictures|lookbook)\b/i,
  /\b(?:menu|services|shop|classes|products)\b/i,
];
const NOT_PAGES = /\.(?:pdf|jpe?g|png|gif|webp|svg|zip|mp4|mov|docx?|ics|xml)$/i;

/** Up to five more pages of the same site, each with a subject of its own. */
export function choosePages({ $, url }: Page): string[] {
  const links = $('a[href]')
    .toArray()
    .slice(0, 500)
    .flatMap((link) => {
      const address = samePlace($(link).attr('href') ?? '', url);
      return address === null ? [] : [{ address, words: `${$(link).text()} ${wordsOf(address)}` }];
    });
  const chosen = SUBJECTS.flatMap((subject) => links.find(({ words }) => subject.test(words))?.address ?? []);
  return [...new Set(chosen)].slice(0, MOST_MORE_PAGES);
}

function samePlace(href: string, from: string): string | null {
  if (!URL.canParse(href, from)) return null;
  const [url, here] = [new URL(href, from), new URL(from)];
  url.hash = '';
  const isHere = bare(url) === bare(here) && url.protocol.startsWith('http');
  const isSamePage = url.pathname === here.pathname && url.search === here.search;
  return isHere && !isSamePage && !NOT_PAGES.test(url.pathname) ? url.href : null;
}

function bare({ host }: URL): string {
  return host.replace(/^www\./, '');
}

function wordsOf(address: string): string {
  return new URL(address).pathname.replace(/[/_-]+/g, ' ');
}
