import { type Page, pageReader } from '../site.ts';
import { cluesOfThing } from './business-thing.ts';
import { isThing, type Thing } from './thing.ts';

const MOST_THINGS = 200;

/** The structured data of the site, if it has any. */
export const jsonLdReader = pageReader('json-ld', (page) =>
  thingsOn(page).flatMap((thing) => cluesOfThing(thing, page.url, 'json_ld')),
);

function thingsOn({ $ }: Page): Thing[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => unpack(parse($(script).text())))
    .slice(0, MOST_THINGS);
}

/** It is often wrapped in a comment, or has a trailing comma. */
function parse(text: string): unknown {
  const bare = text.replace(/^\s*<!--|-->\s*$/g, '');
  return parseStrictly(bare) ?? parseStrictly(bare.replace(/,\s*([}\]])/g, '$1').replace(/[\n\r\t]/g, ' '));
}

function parseStrictly(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function unpack(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.slice(0, MOST_THINGS).flatMap(unpack);
  if (!isThing(value)) return [];
  return '@graph' in value ? unpack(value['@graph']) : [value];
}
