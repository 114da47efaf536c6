import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '#test/support/test-database.ts';
import { connectPg } from './connect-pg.ts';
import type { DatabaseHandle } from './database.ts';
import { pg } from './pg.ts';

const open: DatabaseHandle[] = [];
afterAll(() => Promise.all(open.map((handle) => handle.close())));

const SETTINGS = sql<{ name: string; setting: string }>`
  select lower(name) as name, setting from pg_settings
  where lower(name) in ('timezone', 'datestyle', 'lock_timeout', 'statement_timeout') order by 1`;

const WANTED = [
  { name: 'datestyle', setting: 'ISO, MDY' },
  { name: 'lock_timeout', setting: '3000' },
  { name: 'statement_timeout', setting: '30000' },
  { name: 'timezone', setting: 'UTC' },
];

async function connect(url: string, directUrl?: string): Promise<DatabaseHandle> {
  const handle = await connectPg(url, 4, { directUrl });
  open.push(handle);
  return handle;
}

describe('the settings of a session', () => {
  it('hold on every connection to PostgreSQL itself', async () => {
    const { db } = await connect(await createServerDatabase());
    expect((await SETTINGS.execute(db)).rows).toEqual(WANTED);
  });

  it('hold through a pooler, which is sent none of them', async () => {
    const url = await createServerDatabase();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`alter database ${new URL(url).pathname.slice(1)} set timezone = 'America/New_York'`);
    await client.end();
    const { db } = await connect(url, url);
    expect((await SETTINGS.execute(db)).rows).toEqual(WANTED);
  });

  it('do not bind a migration, which takes as long as it takes', async () => {
    const url = await createServerDatabase();
    for (const handle of [await connect(url), await connect(url, url)]) {
      const answer = await handle.alone(({ queueDb }) =>
        queueDb.executeSql(
          `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
        ),
      );
      expect(answer.rows).toEqual([{ statement: '0', lock: '0' }]);
    }
  });

  it('make a process that has to wait for another one say so', async () => {
    const url = await createServerDatabase();
    const [first, second] = [await connect(url), await connect(url)];
    const said: string[] = [];
    const [begun, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const busy = first.alone(() => {
      begun.resolve();
      return finished.promise;
    });
    await begun.promise;
    const waiting = second.alone(
      async () => void said.push('working'),
      () => {
        said.push('waiting');
        finished.resolve();
      },
    );
    await Promise.all([busy, waiting]);
    expect(said).toEqual(['waiting', 'working']);
  });
});
