import { type Expression, type SqlBool, sql } from 'kysely';
import { patternOf } from '#server/platform/db/prefix.ts';

/** A search, ready for the conditions of a statement. */
export interface Wanted {
  text: string;
  /** Patterns of `like`, in small letters. */
  anywhere: string;
  beginning: string;
}

export function wantedOf(text: string): Wanted {
  const anywhere = patternOf(text);
  return { text, anywhere, beginning: anywhere.slice(1) };
}

export function contains(column: string, { anywhere }: Wanted): Expression<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${anywhere}`;
}

/** For the order: what begins with the search comes before what only contains it. */
export function beginsLater(column: string, { beginning }: Wanted): Expression<SqlBool> {
  return sql<SqlBool>`coalesce(lower(${sql.ref(column)}) not like ${beginning}, true)`;
}
