import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { KnownFailure } from '#server/platform/known-failure.ts';
import type { Database, DatabaseHandle, Solo } from './database.ts';

const FOLDER = new URL('../../../db/migrations/', import.meta.url);
const FILE_NAME = /^\d{4}_[a-z]+(_[a-z]+)+\.sql$/;

interface Migration {
  name: string;
  script: string;
  checksum: string;
}

/**
 * Brings the database to the newest migration. Any number of processes may call this at once: one applies what is pending, and
 * the others wait for it only if there is something to apply.
 */
export async function migrate(handle: DatabaseHandle, sayWaiting?: () => void): Promise<string[]> {
  const migrations = await readMigrations();
  if ((await pendingMigrations(handle.db, migrations)).length === 0) return [];
  return handle.alone(async (solo) => {
    await solo.runScript(JOURNAL);
    const pending = await pendingMigrations(handle.db, migrations);
    for (const migration of pending) await applyMigration(solo, migration);
    return pending.map(({ name }) => name);
  }, sayWaiting);
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      if (!FILE_NAME.test(name)) throw new Error(`Migration ${name} is not named NNNN_noun_verb.sql`);
      const script = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    }),
  );
}

const JOURNAL = `
  create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz(3) not null default now()
  )`;

async function pendingMigrations(db: Database, migrations: Migration[]): Promise<Migration[]> {
  if (!(await hasJournal(db))) return migrations;
  const { rows } = await sql<{
    name: string;
    checksum: string;
  }>`select name, checksum from schema_migrations`.execute(db);
  const checksums = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const { name, checksum } of migrations) {
    if (checksums.has(name) && checksums.get(name) !== checksum) {
      throw new KnownFailure(
        `Migration ${name} was changed after this database applied it: put the file back and write a new migration instead.`,
      );
    }
  }
  return migrations.filter(({ name }) => !checksums.has(name));
}

async function hasJournal(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('schema_migrations') is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** One script, so that migration and journal entry are one transaction on either driver. */
async function applyMigration(solo: Solo, migration: Migration): Promise<void> {
  try {
    await solo.runScript(`
      begin;
      ${migration.script}
      insert into schema_migrations (name, checksum) values ('${migration.name}', '${migration.checksum}');
      commit;`);
  } catch (cause) {
    await solo.runScript('rollback').catch(() => undefined);
    throw new KnownFailure(`Migration ${migration.name} failed and was undone: ${(cause as Error).message}`);
  }
}
