import { expect, it } from 'vitest';
import { createServerDatabase } from '#test/support/test-database.ts';
import { pg } from './pg.ts';
import { preparingClient, statementNames } from './preparing-client.ts';

const READ = 'select $1::int as number';

if (process.env.TEST_DB === 'pg') {
  it('prepares each statement once under a name of its text', async () => {
    const client = new pg.Client({ connectionString: await createServerDatabase() });
    await client.connect();
    // The names of a process are limited, and other tests of this process may have used them up.
    const prepared = preparingClient(client, () => undefined, statementNames(1));
    await prepared.query(READ, [1]);
    await prepared.query(READ, [2]);
    await prepared.query(`${READ}, 2`, [3]);
    const { rows } = await client.query('select name, statement from pg_prepared_statements');
    expect(rows).toEqual([{ name: expect.stringMatching(/^b_/), statement: READ }]);
    await client.end();
  });
}

it('names up to a limit of single statements, and none that has no plan', () => {
  const name = statementNames(2);
  expect(name('begin')).toBeUndefined();
  expect(name('select 1; drop table cities')).toBeUndefined();
  expect(name('select 1')).toMatch(/^b_/);
  expect(name('select 1')).toBe(name('select 1'));
  expect(name('select 2')).not.toBe(name('select 1'));
  expect(name('select 3')).toBeUndefined();
});
