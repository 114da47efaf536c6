import { type RawBuilder, sql } from 'kysely';

/** Sorts after every text, byte by byte. */
const LAST = '\u{10ffff}';

/** A single letter matches thousands of names, so it isn't searched. A handle may be written with its @. */
export function isSearch(text: string | undefined): text is string {
  return text !== undefined && text.replace(/^@/, '').length >= 2;
}

/**
 * True if a value begins with `text`, as an index with `text_pattern_ops` can answer it. A `like` would be as short,
 * but a prepared statement can't know in advance that its pattern ends in `%`.
 */
export function beginsWith(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const from = text.toLowerCase();
  return sql<boolean>`${column} ~>=~ ${from} and ${column} ~<~ ${from + LAST}`;
}

/** A pattern of `like` for texts in small letters that contain `text`, whose own signs of patterns are letters. */
export function patternOf(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
