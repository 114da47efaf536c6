import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { KnownFailure } from '../known-failure.ts';
import type { Database, DatabaseHandle } from './database.ts';

const FOLDER = new URL('../../db/migrations/', import.meta.url);
const FILE_NAME = /^\d{4}_[a-z]+(_[a-z]+)+\.sql$/;

interface Migration {
  name: string;
  script: string;
  checksum: string;
}

/** Brings the database to the newest migration. Any number of processes may call this at once. */
export function migrate(handle: DatabaseHandle): Promise<string[]> {
  return handle.alone(async () => {
    await handle.runScript(JOURNAL);
    const pending = await pendingMigrations(handle.db, await readMigrations());
    for (const migration of pending) await applyMigration(handle, migration);
    return pending.map(({ name }) => name);
  });
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

/** One script, so that migration and journal entry are one transaction on either driver. */
async function applyMigration(handle: DatabaseHandle, migration: Migration): Promise<void> {
  try {
    await handle.runScript(`
      begin;
      ${migration.script}
      insert into schema_migrations (name, checksum) values ('${migration.name}', '${migration.checksum}');
      commit;`);
  } catch (cause) {
    await handle.runScript('rollback').catch(() => undefined);
    throw new KnownFailure(`Migration ${migration.name} failed and was undone: ${(cause as Error).message}`);
  }
}
