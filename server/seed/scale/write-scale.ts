import { sql } from 'kysely';
import { insertListings } from '#server/areas/campaigns/listing/commands/listing-source.ts';
import type { Database, DatabaseHandle, Tx } from '#server/platform/db/database.ts';
import { KnownFailure } from '#server/platform/known-failure.ts';
import { copiedId, MOST_COPIES, withCopiedIds } from './copied-ids.ts';
import { readTown, type Town, type TownRows } from './town-rows.ts';

export interface Scale {
  businesses: number;
  users: number;
  payments: number;
}

/** What one person may have to run. */
export const LARGE: Scale = { businesses: 5_000, users: 60_000, payments: 200_000 };

/**
 * Copies the demo marketplace until it has this size: first whole towns, then further campaigns with their work and money
 * for the same people, then further creators. Each copy balances like the original, and balances of the same account add up.
 * It needs the rights of a superuser, because foreign keys are only checked in the original.
 */
export async function writeScale(
  handle: DatabaseHandle,
  scale: Scale,
  say: (words: string) => void,
): Promise<void> {
  const { db } = handle;
  const town = await readTown(db);
  const count = (rows: TownRows, name: string) => rows.get(name)?.length ?? 0;
  if (count(town.people, 'businesses') >= scale.businesses)
    throw new KnownFailure('This database has that many businesses already.');
  const towns = Math.ceil(scale.businesses / count(town.people, 'businesses'));
  const works = Math.max(towns, Math.ceil(scale.payments / count(town.work, 'collaborations')));
  const users = scale.users - towns * count(town.people, 'users');
  const extra = Math.max(0, Math.ceil(users / count(town.creators, 'users')));
  if (works + extra > MOST_COPIES) throw new KnownFailure('The demo is too small for that many copies.');
  for (let copy = 1; copy < towns; copy += 1) {
    await write(db, [town.people, town.work], (name, row) =>
      renamed(name, mapped(town, row, copy, copy), copy, 0),
    );
    await insertListings(
      sql`c.id = any(${town.campaign_ids.map((id) => copiedId(id, copy))}::uuid[])`,
    ).execute(db);
    if (copy % 25 === 0) say(`${copy} of ${towns - 1} towns`);
  }
  const paid = withoutOpen(town.work);
  for (let copy = towns; copy < works; copy += 1) {
    const resident = copy % towns;
    const round = Math.floor(copy / towns);
    await write(db, [paid], (name, row) => renamed(name, mapped(town, row, copy, resident), copy, round));
    if (copy % 200 === 0) say(`${copy - towns} of ${works - towns} further copies of the work`);
  }
  for (let copy = works; copy < works + extra; copy += 1)
    await write(db, [town.creators], (name, row) =>
      renamed(
        name,
        withCopiedIds(row, (id) => (town.creator_ids.has(id) ? copy : 0)),
        copy,
        0,
      ),
    );
  await handle.runScript(IN_ORDER_OF_TIME);
  await handle.runScript('analyze');
}

/** Events lie on disk as they happened where no copies were made, and their index relies on that. */
const IN_ORDER_OF_TIME = `
  create index scale_order on ledger_events (occurred_at);
  cluster ledger_events using scale_order;
  drop index scale_order`;

function mapped(town: Town, row: string, copy: number, resident: number): string {
  return withCopiedIds(row, (id) => (town.shared.has(id) ? 0 : town.residents.has(id) ? resident : copy));
}

/** Each table in one statement, each copy in one transaction. */
async function write(
  db: Database,
  parts: readonly TownRows[],
  change: (name: string, row: string) => string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [name, rows] of parts.flatMap((part) => [...part]))
      await insert(
        tx,
        name,
        rows.map((row) => change(name, row)),
      );
  });
}

async function insert(tx: Tx, name: string, rows: readonly string[]): Promise<void> {
  const table = sql.table(name);
  const isAccount = name === 'ledger_accounts';
  const add = sql`on conflict (account) do update set balance_cents = ledger_accounts.balance_cents + excluded.balance_cents`;
  await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::jsonb)
    ${isAccount ? add : sql``}`.execute(tx);
}

/** Further copies keep the applications that led to work. Their campaigns no longer take new ones. */
function withoutOpen(work: TownRows): TownRows {
  return new Map(
    [...work].map(([name, rows]) => {
      if (name === 'applications') return [name, rows.filter((row) => row.includes('"status": "accepted"'))];
      if (name === 'campaigns')
        return [name, rows.map((row) => row.replace('"status": "live"', '"status": "closed"'))];
      return [name, rows];
    }),
  );
}

const MOST_OF_A_HANDLE = 25;

/** Values that have to differ from copy to copy and aren't ids. */
function renamed(name: string, row: string, copy: number, round: number): string {
  const tail = copy.toString(36);
  switch (name) {
    case 'users':
      return row.replace(/"email": "([^"@]+)@/, `"email": "$1+${tail}@`);
    case 'creators':
      return row.replace(
        /"handle": "([^"]+)"/,
        (_, handle: string) => `"handle": "${handle.slice(0, MOST_OF_A_HANDLE)}.${tail}"`,
      );
    case 'social_accounts':
      return row.replace(/"external_id": "([^"]+)"/, `"external_id": "$1.${tail}"`);
    case 'businesses':
      return row.replace(/"slug": "([^"]+)"/, `"slug": "$1-copy-${tail}"`);
    case 'campaigns':
      return row
        .replace(/"slug": "([^"]+)"/, `"slug": "$1-copy-${tail}"`)
        .replace(/"public_id": "([^"]+)"/, `"public_id": "$1${tail}"`);
    case 'payouts':
      return row.replace(
        /"number": (\d+)/,
        (_, number: string) => `"number": ${Number(number) + round * 1_000}`,
      );
    default:
      return row;
  }
}
