import { sql } from 'kysely';
import { generate, PostgresDialect } from 'kysely-codegen';
import { CLOSED_SETS } from './closed-sets.ts';
import type { Database } from './database.ts';
import { NAMED_COLUMNS } from './named-columns.ts';

/** The types of every table, read from a migrated database. */
export async function generateTables(db: Database): Promise<string> {
  const text = await generate({
    db,
    dialect: new PostgresDialect(),
    excludePattern: 'public.schema_migrations',
    defaultSchemas: ['public'],
    typeMapping: { timestamptz: 'string', date: 'string', int8: 'number', numeric: 'string' },
    overrides: { columns: await namedTypes(db) },
    customImports: Object.fromEntries(Object.entries(CLOSED_SETS).map(([name, { home }]) => [name, home])),
    typeOnlyImports: true,
    outFile: null,
    print: false,
  });
  return text
    .replace('export interface DB {', 'export interface Tables {')
    .replace(/^\/\*\*[\s\S]*?\*\/\s*/, HEADER);
}

/** A nullable column can be read as null, and one with a default can be left out of an insert. */
async function namedTypes(db: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{ column: string; can_be_null: boolean; has_default: boolean }>`
    select table_name || '.' || column_name as column, is_nullable = 'YES' as can_be_null,
      column_default is not null as has_default
    from information_schema.columns where table_schema = 'public'
  `.execute(db);
  const types = rows.flatMap(({ column, can_be_null, has_default }) => {
    const name = NAMED_COLUMNS[column];
    if (name === undefined) return [];
    const type = can_be_null ? `${name} | null` : name;
    return [[column, has_default ? `Generated<${type}>` : type]];
  });
  return Object.fromEntries(types);
}

const HEADER = '// Written by `node server/commands/schema.ts` from db/migrations.\n\n';
