import { squeeze } from '../short-text.ts';
import type { Reader, Site } from '../site.ts';

const BETWEEN = /\s+[|•·»:–—-]\s+|\s*[|»]\s*/;
const COMMON =
  /^(?:home|welcome|homepage|index|start|untitled|about(?: us)?|contact(?: us)?|visit(?: us)?|menu|hours|gallery|new tab)$/i;

/** The part of the titles that is the name: the part all pages share, else the first part that says anything. */
export const titleReader: Reader = {
  name: 'title',
  read: (site) => {
    const name = nameIn(site);
    if (name === null) return [];
    return [
      {
        field: 'name',
        value: name,
        source_url: site.url,
        source_kind: 'title',
        confidence: 0.6,
        note: 'page title',
      },
    ];
  },
};

function nameIn({ pages }: Site): string | null {
  const titles = pages.map(({ $ }) => partsOf($('title').first().text()));
  const [front = []] = titles;
  const shares = front.map((part) => titles.filter((parts) => parts.includes(part)).length);
  const most = Math.max(...shares);
  const shared = front[shares.indexOf(most)];
  return (most > 1 ? shared : front[0]) ?? null;
}

function partsOf(title: string): string[] {
  return squeeze(title)
    .split(BETWEEN)
    .map((part) => part.trim().replace(/^welcome to\s+/i, ''))
    .filter((part) => part.length > 1 && part.length <= 120 && !COMMON.test(part));
}
