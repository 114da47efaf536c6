import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#test/support/test-database.ts';
import { newId } from './ids.ts';
import { inSnapshot } from './snapshot.ts';
import { afterCommit, inTransaction } from './transaction.ts';

it('reads timestamps as ISO text, dates as dates and counts as numbers', async () => {
  const { db } = await testDatabase();
  const { rows } = await sql`
    select timestamptz '2026-06-10 12:00:00.123-04' as at, date '2026-06-10' as on_day, count(*) as amount
    from generate_series(1, 3)`.execute(db);
  expect(rows).toEqual([{ at: '2026-06-10T16:00:00.123Z', on_day: '2026-06-10', amount: 3 }]);
});

it('makes ids that sort by time and never repeat', () => {
  const ids = [1, 2, 3].map((ms) => newId(ms));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({ length: 1000 }, () => newId())).size).toBe(1000);
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('makes ids that sort in the order in which they were made, also within a millisecond', () => {
  const ids = Array.from({ length: 10_000 }, () => newId());
  expect(ids.toSorted()).toEqual(ids);
});

it('repeats a transaction that PostgreSQL could not serialize, up to five times', async () => {
  const { db } = await testDatabase();
  let attempts = 0;
  const work = async () => {
    attempts += 1;
    if (attempts < 3) throw Object.assign(new Error('could not serialize access'), { code: '40001' });
    return attempts;
  };
  expect(await inTransaction(db, work)).toBe(3);
  attempts = -10;
  await expect(inTransaction(db, work)).rejects.toThrow('could not serialize access');
  expect(attempts).toBe(-5);
});

it('an effect waits for what was written to be there, and is dropped with what was undone', async () => {
  const { db } = await testDatabase();
  const ran: string[] = [];
  let attempts = 0;
  await inTransaction(db, async (tx) => {
    afterCommit(tx, () => ran.push('once'));
    attempts += 1;
    if (attempts < 3) throw Object.assign(new Error('could not serialize access'), { code: '40001' });
    expect(ran).toEqual([]);
  });
  expect(ran).toEqual(['once']);
  const undone = inTransaction(db, async (tx) => {
    afterCommit(tx, () => ran.push('undone'));
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(ran).toEqual(['once']);
});

it('sees one snapshot in all statements, whatever is written between them', async () => {
  const { db, kind } = await testDatabase();
  const id = newId();
  const look = (where: typeof db) => sql`select id from cities where id = ${id}`.execute(where);
  const write = () =>
    sql`insert into cities select (jsonb_populate_record(c, jsonb_build_object('id', ${id}::text, 'slug', ${id}::text, 'name', 'Nowhere'))).*
      from cities c limit 1`.execute(db);
  const { written } = await inSnapshot(db, async (tx) => {
    expect((await look(tx)).rows).toEqual([]);
    const written = write();
    // The embedded database has one connection, so there it waits.
    if (kind === 'pg') await written;
    expect((await look(tx)).rows).toEqual([]);
    return { written };
  });
  await written;
  expect((await look(db)).rows).toEqual([{ id }]);
  const takeAway = (where: typeof db) => sql`delete from cities where id = ${id}`.execute(where);
  if (kind === 'pg') await expect(inSnapshot(db, takeAway)).rejects.toThrow('read-only');
  await takeAway(db);
});

it('undoes everything when a transaction fails, even with other work going on', async () => {
  const { db } = await testDatabase();
  await sql`create table if not exists side_by_side (name text)`.execute(db);
  const failing = inTransaction(db, async (tx) => {
    await sql`insert into side_by_side values ('undone')`.execute(tx);
    await new Promise((resolve) => setTimeout(resolve, 50));
    throw new Error('no');
  });
  await Promise.allSettled([failing, sql`insert into side_by_side values ('kept')`.execute(db)]);
  const { rows } = await sql<{ name: string }>`select name from side_by_side`.execute(db);
  expect(rows).toEqual([{ name: 'kept' }]);
  await sql`drop table side_by_side`.execute(db);
});
