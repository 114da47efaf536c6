import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { connectPg } from '#server/platform/db/connect-pg.ts';
import { handlePglite } from '#server/platform/db/connect-pglite.ts';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { pg } from '#server/platform/db/pg.ts';
import { TEXT_PARSERS } from '#server/platform/db/text-parsers.ts';
import { seedReference } from '#server/seed/write-reference.ts';
import { databasePrefix } from './test-databases.ts';

/** Fifty callers at once wait long for a connection on a slow machine; only a hang may fail. */
export const PATIENCE = { connect_ms: 120_000, lock_ms: 120_000, statement_ms: 120_000 };

declare global {
  var sharedTestDatabase: Promise<DatabaseHandle> | undefined;
  var migratedTemplate: Promise<Template> | undefined;
}

/** A migrated database that nobody writes to, of which copies are made. */
type Template = { name: string } | { dump: Blob };

/**
 * One migrated database with places and industries for all files of a test worker. Tests create their own rows and
 * don't rely on others.
 */
export function testDatabase(): Promise<DatabaseHandle> {
  globalThis.sharedTestDatabase ??= openMigratedDatabase();
  return globalThis.sharedTestDatabase;
}

/** A new database of the kind under test, with every migration, places and industries. */
export async function openMigratedDatabase(): Promise<DatabaseHandle> {
  // Each worker migrates once and copies from then on.
  globalThis.migratedTemplate ??= createTemplate();
  const template = await globalThis.migratedTemplate;
  if ('name' in template) {
    return connectPg(await createServerDatabase({ template: template.name }), 8, { patience: PATIENCE });
  }
  return openPglite({ loadDataDir: template.dump });
}

async function createTemplate(): Promise<Template> {
  if (process.env.TEST_DB !== 'pg') {
    const source = await PGlite.create({ parsers: TEXT_PARSERS });
    await fill(await handlePglite(source, async () => undefined));
    const dump = await source.dumpDataDir('none');
    await source.close();
    return { dump };
  }
  const url = await createServerDatabase();
  const handle = await connectPg(url, 2, { patience: PATIENCE });
  await fill(handle);
  await handle.close();
  return { name: new URL(url).pathname.slice(1) };
}

async function fill(handle: DatabaseHandle): Promise<void> {
  await migrate(handle);
  await seedReference(handle.db);
}

/** A new database of the kind under test, with nothing in it. */
export async function openEmptyDatabase(): Promise<DatabaseHandle> {
  if (process.env.TEST_DB !== 'pg') return openPglite();
  return connectPg(await createServerDatabase(), 8, { patience: PATIENCE });
}

async function openPglite(options: PGliteOptions = {}): Promise<DatabaseHandle> {
  return handlePglite(await PGlite.create({ ...options, parsers: TEXT_PARSERS }), async () => undefined);
}

/** The address of a new database on the server under test. */
export async function createServerDatabase({ template }: { template?: string } = {}): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://127.0.0.1:5432/postgres');
  const name = `${databasePrefix()}${Math.random().toString(36).slice(2, 10)}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}${template ? ` template ${template}` : ''}`);
  // No test depends on data after a crash of the server, and waiting for the disk takes most of the time.
  await client.query(`alter database ${name} set synchronous_commit = off`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
