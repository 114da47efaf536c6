import type { Clue } from './clue.ts';
import { READERS } from './readers/registry.ts';
import { settle } from './settle.ts';
import type { Reader, Site } from './site.ts';

/** The findings about a business, as they are proposed to its owner. Pictures are still addresses. */
export function readSite(site: Site): Clue[] {
  return settle(READERS.flatMap((reader) => readSafely(reader, site)));
}

/** A page can be broken in ways nobody thought of: what one reader cannot bear must not stop the others. */
function readSafely(reader: Reader, site: Site): Clue[] {
  try {
    return reader.read(site);
  } catch {
    return [];
  }
}
