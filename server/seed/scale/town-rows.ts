import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';

/** The rows of a table as JSON. */
export type TownRows = ReadonlyMap<string, readonly string[]>;

export interface Town {
  /** People, shops and what they have besides work. */
  people: TownRows;
  /** Campaigns, the work in them and its money. */
  work: TownRows;
  /** Only creators and what makes up their profile. */
  creators: TownRows;
  creator_ids: ReadonlySet<string>;
  campaign_ids: readonly string[];
  /** The ids of places, industries and packages, which all copies share. */
  shared: ReadonlySet<string>;
  /** The ids of people and shops. */
  residents: ReadonlySet<string>;
}

const SHARED_WITH_ID = ['cities', 'neighborhoods', 'content_packages'];
const SHARED = [...SHARED_WITH_ID, 'industries', 'content_package_deliverables'];
/** Kept by the program itself, the book of the sandbox, which belongs to no marketplace, or keys and links, which exist once. */
const LEFT_OUT =
  /^(schema_migrations|sandbox_.*|listing_.*|campaign_listings|directory_.*|platform_settings|day_counts|sessions|provider_.*|ledger_checks|alarms|mailbox_messages|rate_limits|guess_counts|api_keys|webhook_.*|campaign_links|tap_links|link_taps|perk_codes|redemptions|report_notices|report_shares)$/;

const WORK = [
  'campaigns campaign_deliverables campaign_brief_versions campaign_events applications contract_parties',
  'collaborations deliverables submissions change_requests work_events fundings refunds',
  'post_watches post_readings',
  'ledger_accounts ledger_events ledger_transfers earnings payouts payout_parts ratings',
  'disputes dispute_deliverables dispute_statements dispute_decisions',
].flatMap((names) => names.split(' '));

const PROFILE = ['creators creator_niches creator_rates creator_audiences social_accounts'].flatMap((names) =>
  names.split(' '),
);
const ACCOUNT = ['users', 'profiles'];

/** Reads the demo marketplace, which the copies are made of. */
export async function readTown(db: Database): Promise<Town> {
  const names = (await listTables(db)).filter((name) => !LEFT_OUT.test(name) && !SHARED.includes(name));
  const all = new Map<string, string[]>();
  for (const name of names) all.set(name, await readRows(db, name));
  const people = only(all, (name) => !WORK.includes(name));
  const users = new Set(await idsOf(db, 'creators', 'user_id'));
  const creators = new Map([
    ...only(all, (name) => PROFILE.includes(name)),
    ...ACCOUNT.map((name) => [name, (all.get(name) ?? []).filter((row) => users.has(idIn(row)))] as const),
  ]);
  const shared = await Promise.all(SHARED_WITH_ID.map((name) => idsOf(db, name)));
  return {
    people,
    work: only(all, (name) => WORK.includes(name)),
    creators,
    creator_ids: new Set(allIds(creators)),
    campaign_ids: await idsOf(db, 'campaigns'),
    shared: new Set(shared.flat()),
    residents: new Set(allIds(people)),
  };
}

function only(all: TownRows, isWanted: (name: string) => boolean): TownRows {
  return new Map([...all].filter(([name, rows]) => rows.length > 0 && isWanted(name)));
}

async function listTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

async function readRows(db: Database, name: string): Promise<string[]> {
  const { rows } = await sql<{
    row: string;
  }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db);
  return rows.map(({ row }) => row);
}

async function idsOf(db: Database, name: string, column = 'id'): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select ${sql.ref(column)} as id from ${sql.table(name)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

function allIds(rows: TownRows): string[] {
  return [...rows.values()].flat().map(idIn);
}

/** The id of a row, or of the person it belongs to. */
function idIn(row: string): string {
  const { id, user_id } = JSON.parse(row) as { id?: string; user_id?: string };
  return id ?? user_id ?? '';
}
