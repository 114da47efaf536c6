import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { KnownFailure } from '../known-failure.ts';
import type { Database, DatabaseHandle } from './database.ts';

const FOLDER = new URL('../../db/migrations/', import.meta.url);
const FILE_NAME = /^\d{4}_[a-z]+(_[a-z]+)+\.sql$/;
/** Any fixed number does, as long as every process uses the same. */
const LOCK_KEY = 7_061_994;

interface Migration {
  name: string;
  script: string;
  checksum: string;
}

/** Brings the database to the newest migration. Any number of processes may call this at once. */
export async function migrate(handle: DatabaseHandle): Promise<string[]> {
  const migrations = await readMigrations();
  const applied: string[] = [];
  await createJournal(handle);
  for (const migration of await pendingMigrations(handle.db, migrations)) {
    if (await applyMigration(handle, migration)) applied.push(migration.name);
  }
  return applied;
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

/** The lock is held by a transaction, so a process that dies lets go of it. */
async function createJournal(handle: DatabaseHandle): Promise<void> {
  await handle.runScript(`
    begin;
    select pg_advisory_xact_lock(${LOCK_KEY});
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz(3) not null default now()
    );
    commit;`);
}

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

/** One script, so that lock, migration and journal entry are one transaction on either driver. */
async function applyMigration(handle: DatabaseHandle, migration: Migration): Promise<boolean> {
  try {
    await handle.runScript(`
      begin;
      select pg_advisory_xact_lock(${LOCK_KEY});
      insert into schema_migrations (name, checksum) values ('${migration.name}', '${migration.checksum}');
      ${migration.script}
      commit;`);
    return true;
  } catch (cause) {
    await handle.runScript('rollback').catch(() => undefined);
    if (wasAppliedMeanwhile(cause)) return false;
    throw new KnownFailure(`Migration ${migration.name} failed and was undone: ${(cause as Error).message}`);
  }
}

function wasAppliedMeanwhile(cause: unknown): boolean {
  const { code, constraint } = cause as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'schema_migrations_pkey';
}
