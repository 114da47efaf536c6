import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testContext } from '#test/support/test-context.ts';
import { CLOSED_SETS } from './closed-sets.ts';
import { NAMED_COLUMNS } from './named-columns.ts';

const { db } = await testContext();

/** The check constraints that allow one column a list of words and nothing else, and what they allow. */
async function readClosedColumns(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
  `.execute(db);
  return new Map(
    rows.flatMap(({ table, definition }) => {
      const [, column, words] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*?)\]\)\)\)/.exec(definition) ?? [];
      const allowed = [...(words ?? '').matchAll(/'(.*?)'::text/g)].map(([, word = '']) => word);
      return allowed.length > 0 ? [[`${table}.${column}`, allowed.sort()]] : [];
    }),
  );
}

describe('a column with a closed set of words', () => {
  it('allows in the database exactly the words of its type', async () => {
    const columns = Object.entries(NAMED_COLUMNS);
    const inTheDomain = columns.map(([column, type]) => [column, [...CLOSED_SETS[type].words].sort()]);
    const closed = await readClosedColumns();
    const inTheDatabase = columns.map(([column]) => [column, closed.get(column)]);
    expect(Object.fromEntries(inTheDatabase)).toEqual(Object.fromEntries(inTheDomain));
  });

  it('has a type of the domain', async () => {
    const closed = await readClosedColumns();
    expect([...closed.keys()].filter((column) => !(column in NAMED_COLUMNS))).toEqual([]);
  });
});
