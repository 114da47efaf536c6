import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '#test/support/test-database.ts';
import { connectPg } from './connect-pg.ts';
import type { DatabaseHandle } from './database.ts';
import { pg } from './pg.ts';
import { pipelined } from './pipeline.ts';
import { inTransaction } from './transaction.ts';

const PATIENCE = { connect_ms: 1_000, lock_ms: 400, statement_ms: 20_000 };
const POOL_SIZE = 6;
const CALLERS = 25;
/** PostgreSQL's code for a lock it did not get, and ours for a connection. */
const REFUSED = ['55P03', '53300'];

// The embedded database has one connection, so nobody there can hold a row against somebody else.
describe('a row that someone else has locked', () => {
  let handle: DatabaseHandle;
  let holder: pg.Client;

  beforeAll(async () => {
    const url = await createServerDatabase();
    handle = await connectPg(url, POOL_SIZE, { patience: PATIENCE });
    holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('create table spots (id int primary key, taken int); insert into spots values (1, 0)');
    await holder.query('begin');
    await holder.query('select from spots where id = 1 for update');
  });
  afterAll(async () => {
    await holder.end();
    await handle.close();
  });

  const take = () =>
    inTransaction(handle.db, (tx) => sql`update spots set taken = taken + 1 where id = 1`.execute(tx));

  it('is refused after a moment, and blocks no reader', async () => {
    const callers = Array.from({ length: CALLERS }, () => take().then(String, ({ code }) => code));
    let isOver = false;
    const over = Promise.all(callers).finally(() => {
      isOver = true;
    });
    let reads = 0;
    while (!isOver) {
      const { rows } = await sql<{ taken: number }>`select taken from spots`.execute(handle.db);
      expect(rows).toEqual([{ taken: 0 }]);
      await sql`select 1`.execute(pipelined(handle.db));
      reads += 1;
    }
    expect((await over).filter((code) => !REFUSED.includes(code))).toEqual([]);
    // Reads went on all the while: with every connection taken there would be a handful.
    expect(reads).toBeGreaterThan(CALLERS);
  });

  it('can be locked again once it is free', async () => {
    await holder.query('commit');
    await Promise.all(Array.from({ length: 5 }, take));
    const { rows } = await sql`select taken from spots`.execute(handle.db);
    expect(rows).toEqual([{ taken: 5 }]);
  });
});
