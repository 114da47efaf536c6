import type { Cheerio, CheerioAPI } from 'cheerio';
import type { DomElement } from '../dom-types.ts';
import { pageReader } from '../site.ts';
import { cluesOfThing } from './business-thing.ts';
import type { Thing } from './thing.ts';

const DEEPEST = 3;

/** The same vocabulary as JSON-LD, written into the page itself. */
export const microdataReader = pageReader('microdata', ({ $, url }) =>
  $('[itemscope]:not([itemprop])')
    .toArray()
    .slice(0, 50)
    .flatMap((item) => cluesOfThing(thingOf($, $(item), DEEPEST), url, 'microdata')),
);

function thingOf($: CheerioAPI, item: Cheerio<DomElement>, depth: number): Thing {
  const thing: Record<string, unknown[]> = { '@type': [item.attr('itemtype') ?? ''] };
  for (const element of item.find('[itemprop]').toArray()) {
    const property = $(element);
    if (property.parent().closest('[itemscope]').get(0) !== item.get(0)) continue;
    const isItem = property.attr('itemscope') !== undefined;
    if (isItem && depth === 0) continue;
    const value = isItem ? thingOf($, property, depth - 1) : textOfProperty(property);
    for (const name of (property.attr('itemprop') ?? '').split(/\s+/)) {
      if (name !== '' && name !== '__proto__') thing[name] = [...(thing[name] ?? []), value];
    }
  }
  return Object.fromEntries(
    Object.entries(thing).map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

function textOfProperty(property: Cheerio<DomElement>): string {
  const said = ['content', 'datetime', 'href', 'src']
    .map((name) => property.attr(name))
    .find((value) => value);
  return said ?? property.text();
}
