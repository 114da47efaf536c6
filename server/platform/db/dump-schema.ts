import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The schema that the migrations add up to, as one readable, stable text. */
export async function dumpSchema(db: Database): Promise<string> {
  const tables = await readColumns(db);
  const constraints = await readDefinitions(db, CONSTRAINTS);
  const indexes = await readDefinitions(db, INDEXES);
  const triggers = await readDefinitions(db, TRIGGERS);
  const parts = [...tables].map(([table, columns]) => {
    const lines = [...columns, ...(constraints.get(table) ?? [])].map((line) => `  ${line}`);
    const body = `create table ${table} (\n${lines.join(',\n')}\n);`;
    const rest = [...(indexes.get(table) ?? []), ...(triggers.get(table) ?? [])];
    return [body, ...rest.map((line) => `${line};`)].join('\n');
  });
  return `-- Written by \`node server/commands/schema.ts\` from db/migrations. Not run by anything.\n\n${parts.join('\n\n')}\n`;
}

async function readColumns(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table_name: string; line: string }>`
    select c.relname as table_name,
      concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then 'not null' end,
        'default ' || pg_get_expr(d.adbin, d.adrelid)) as line
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r'
    order by c.relname, a.attnum`.execute(db);
  return gather(rows);
}

const CONSTRAINTS = sql<{ table_name: string; line: string }>`
  select c.relname as table_name,
    'constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid) as line
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  where k.contype in ('p', 'u', 'f', 'c')
  order by c.relname, position(k.contype::text in 'pufc'), k.conname`;

const INDEXES = sql<{ table_name: string; line: string }>`
  select c.relname as table_name, pg_get_indexdef(i.indexrelid) as line
  from pg_index i
  join pg_class c on c.oid = i.indrelid
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  where not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
  order by c.relname, line`;

const TRIGGERS = sql<{ table_name: string; line: string }>`
  select c.relname as table_name, pg_get_triggerdef(t.oid) as line
  from pg_trigger t
  join pg_class c on c.oid = t.tgrelid
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  where not t.tgisinternal
  order by c.relname, line`;

async function readDefinitions(db: Database, query: typeof CONSTRAINTS): Promise<Map<string, string[]>> {
  return gather((await query.execute(db)).rows);
}

function gather(rows: { table_name: string; line: string }[]): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const { table_name, line } of rows) lines.set(table_name, [...(lines.get(table_name) ?? []), line]);
  return lines;
}
