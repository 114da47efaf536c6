import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/platform/db/database.ts';
import { checkLedger } from '#server/platform/ledger/check-ledger.ts';
import { seedDemo } from '#server/seed/demo/write-demo.ts';
import { writeScale } from '#server/seed/scale/write-scale.ts';
import { testContext } from '#test/support/test-context.ts';
import { openMigratedDatabase } from '#test/support/test-database.ts';

const TOWNS = 2;
const WORKS = 4;
let handle: DatabaseHandle;
let before: Counts;

interface Counts {
  businesses: number;
  users: number;
  payments: number;
  held_cents: number;
  live: number;
}

beforeAll(async () => {
  handle = await openMigratedDatabase();
  // With everything the demo has, its keys and webhooks too.
  await seedDemo(handle.db, new Date(), (await testContext()).config);
  before = await count();
  const { businesses, users, payments } = before;
  await writeScale(
    handle,
    { businesses: businesses * TOWNS, users: users * TOWNS + 1, payments: payments * WORKS },
    () => undefined,
  );
  return () => handle.close();
}, 120_000);

async function count(): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*)::int from businesses) as businesses, (select count(*)::int from users) as users,
      (select count(*)::int from collaborations) as payments, (select count(*)::int from campaign_listings) as live,
      (select sum(balance_cents)::int from ledger_accounts) as held_cents`.execute(handle.db);
  return rows[0] ?? { businesses: 0, users: 0, payments: 0, held_cents: 0, live: 0 };
}

it('copies the demo to the size asked for, and lists the open campaigns of each town', async () => {
  const { users, ...after } = await count();
  expect(after).toEqual({
    businesses: before.businesses * TOWNS,
    payments: before.payments * WORKS,
    held_cents: before.held_cents * WORKS,
    live: before.live * TOWNS,
  });
  expect(users).toBeGreaterThan(before.users * TOWNS);
});

it('leaves books that balance', async () => {
  expect((await checkLedger(handle.db)).faults).toEqual([]);
});

it('leaves no row that refers to one that isn’t there', async () => {
  const { rows: keys } = await sql<{
    child: string;
    parent: string;
    here: string;
    there: string;
    name: string;
  }>`
    select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      a.attname as here, b.attname as there
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1`.execute(
    handle.db,
  );
  expect(keys.length).toBeGreaterThan(50);
  for (const { child, parent, here, there, name } of keys) {
    const { rows } = await sql`
      select from ${sql.table(child)} c left join ${sql.table(parent)} p on ${sql.ref(`p.${there}`)} = ${sql.ref(`c.${here}`)}
      where ${sql.ref(`c.${here}`)} is not null and ${sql.ref(`p.${there}`)} is null limit 1`.execute(
      handle.db,
    );
    expect(rows, name).toEqual([]);
  }
});
