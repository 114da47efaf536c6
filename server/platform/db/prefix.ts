import { type RawBuilder, sql } from 'kysely';

/** Sorts after every text, byte by byte. */
const LAST = '\u{10ffff}';

/** One letter begins the names of thousands; nobody looks for that. A handle may be written with its sign. */
export function isSearch(text: string | undefined): text is string {
  return text !== undefined && text.replace(/^@/, '').length >= 2;
}

/**
 * True of what begins with `text`, as an index over `text_pattern_ops` answers it. A `like` would be as short, but a
 * prepared statement cannot know beforehand that its pattern ends in `%`.
 */
export function beginsWith(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const from = text.toLowerCase();
  return sql<boolean>`${column} ~>=~ ${from} and ${column} ~<~ ${from + LAST}`;
}
