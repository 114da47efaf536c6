import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { createServerDatabase, openEmptyDatabase, PATIENCE } from '#test/support/test-database.ts';
import { connectPg } from './connect-pg.ts';
import type { DatabaseHandle } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';

const open: DatabaseHandle[] = [];
afterAll(() => Promise.all(open.map((handle) => handle.close())));

async function emptyDatabase() {
  const handle = await openEmptyDatabase();
  open.push(handle);
  return handle;
}

const handle = await emptyDatabase();

it('applies every migration once and nothing the second time', async () => {
  const names = (await readMigrations()).map(({ name }) => name);
  expect(await migrate(handle)).toEqual(names);
  expect(await migrate(handle)).toEqual([]);
});

it('refuses a migration that was changed after it ran', async () => {
  await migrate(handle);
  await sql`update schema_migrations set checksum = 'other' where name like '0001%'`.execute(handle.db);
  await expect(migrate(handle)).rejects.toThrow(/was changed after this database applied it/);
});

if (process.env.TEST_DB === 'pg') {
  it('lets eight processes migrate one new database at once', async () => {
    const url = await createServerDatabase();
    const handles = await Promise.all(
      Array.from({ length: 8 }, () => connectPg(url, 2, { patience: PATIENCE })),
    );
    open.push(...handles);
    const applied = (await Promise.all(handles.map((one) => migrate(one)))).flat();
    expect(applied.sort()).toEqual((await readMigrations()).map(({ name }) => name));
  });
}
