import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { callerOf } from '#test/support/calls.ts';
import { newPerson, signInAs } from '#test/support/people.ts';
import { newRichPeople } from '#test/support/rich-people.ts';
import { testApp } from '#test/support/test-app.ts';
import { EXPORT_PLAN } from './export-plan.ts';
import { SECTION_TITLES } from './section-titles.ts';

const { app, context } = await testApp();
const call = callerOf(app);

/** Tables that refer to a person but are not in the export, and why. */
const LEFT_OUT: Record<string, string> = {
  users: 'in the first part of the export',
  profiles: 'in the first part of the export',
  creators: 'in the first part of the export',
  social_accounts: 'in the first part of the export, without tokens',
  sessions: 'in the first part of the export, without tokens',
  notification_preferences: 'in the first part of the export',
  w9s: 'in the first part of the export, opened, with the last four digits of the number',
  mailing_addresses: 'in the first part of the export, opened',
  messages: 'in the second part of the export: what they wrote',
  message_files: 'the names of the files are in the second part of the export',
  email_events: 'in the second part of the export',
  contract_parties: 'encrypted; both sides can download it as part of their contract',
  device_codes: 'the hash of a code that ends after minutes',
  credentials: 'holds a password hash and nothing else',
  mailbox_messages: 'the development mailbox; production has none',
  campaign_listings: 'a search index made from campaigns',
  directory_changes:
    'that the entry in the directory is being brought up to date; the entry is in the export',
  campaign_reminders: 'only that a reminder went out; the email is in the export',
  list_export_parts: 'where the parts of a file are stored; the export itself is in the export',
  ledger_checks: 'a check of the ledger an admin started; about nobody',
  provider_entries:
    'the statement of the payment provider; what an admin booked is in the audit log of the export',
  announcements: 'what an admin wrote to everyone; that is in the audit log of the export',
  tax_runs: 'a run an admin started; that is in the audit log of the export',
  platform_settings: 'a setting an admin changed; that is in the audit log of the export',
};

it('every table that leads to a person is in the export, or left out for a written reason', async () => {
  const planned = new Set([...EXPORT_PLAN.map(({ table }) => table), ...Object.keys(LEFT_OUT)]);
  expect((await tablesAboutPeople()).filter((table) => !planned.has(table))).toEqual([]);
});

it('every table of the export has a title on the readable page', () => {
  expect(EXPORT_PLAN.map(({ table }) => table).filter((table) => !(table in SECTION_TITLES))).toEqual([]);
});

it('names no table and no column that is gone', async () => {
  const columns = await columnsOf();
  const unknown = EXPORT_PLAN.flatMap(({ table, columns: names }) =>
    names.map((name) => `${table}.${name}`).filter((name) => !columns.has(name)),
  );
  expect(unknown).toEqual([]);
  const tables = new Set([...columns].map((name) => name.split('.')[0]));
  expect(Object.keys(LEFT_OUT).filter((table) => !tables.has(table))).toEqual([]);
});

it('a creator and an owner each find all they did in their export, with no secret in it', async () => {
  const { creator, owner } = await newRichPeople(app, context);
  const mine = await exported(creator.headers);
  for (const table of OF_CREATORS) expect(mine.records[table], table).not.toEqual([]);
  expect(mine.records.payees).toEqual([
    expect.objectContaining({ bank_name: creator.bank, bank_last4: '6021' }),
  ]);
  expect(mine.records.media_files).toContainEqual(
    expect.objectContaining({ url: expect.stringContaining('/files/') }),
  );
  expect(mine.messages).toEqual([expect.objectContaining({ body: 'Hello, it’s me.' })]);
  const theirs = await exported(owner.headers);
  for (const table of OF_OWNERS) expect(theirs.records[table], table).not.toEqual([]);
  expect(theirs.records.earnings).toEqual([]);
  for (const { records } of [mine, theirs]) {
    expect(JSON.stringify(records)).not.toMatch(/token|sealed|hash"/);
  }
});

it('holds nothing of a stranger', async () => {
  const { creator, owner } = await newRichPeople(app, context);
  const stranger = await newPerson(context, { role: 'business', membership: 'owner' });
  const { text } = await exportedText(await signInAs(context, stranger));
  for (const word of [...creator.words, ...owner.words]) expect(text).not.toContain(word);
});

it('reads more rows than one page without losing or repeating any', async () => {
  const person = await newPerson(context, { role: 'creator' });
  await sql`
    insert into saved_searches (id, user_id, search_name, filters, has_daily_mail, notified_until, created_at)
    select gen_random_uuid(), ${person.user_id}, 'Search ' || n, '{}', false, now(), now()
    from generate_series(1, 1203) n`.execute(context.db);
  const { records } = await exported(await signInAs(context, person));
  const ids = new Set((records.saved_searches as { id: string }[]).map(({ id }) => id));
  expect([records.saved_searches?.length, ids.size]).toEqual([1_203, 1_203]);
});

it('is five an hour, however many are asked for at once', async () => {
  const person = await newPerson(context);
  const headers = await signInAs(context, person);
  const answers = await Promise.all(Array.from({ length: 8 }, () => call('GET /api/me/export', { headers })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    200, 200, 200, 200, 200, 429, 429, 429,
  ]);
});

const OF_CREATORS = [
  ...['account_links', 'calendar_feeds', 'conversation_participants', 'saved_searches', 'idempotency_keys'],
  ...['saved_replies', 'support_requests', 'support_messages'],
  ...[
    'media_files',
    'applications',
    'creator_rates',
    'creator_niches',
    'vetting_decisions',
    'portfolio_links',
  ],
  ...[
    'quotes',
    'earnings',
    'payees',
    'payouts',
    'payout_parts',
    'collaborations',
    'deliverables',
    'submissions',
    'post_watches',
    'post_readings',
  ],
  ...[
    'deliverable_files',
    'work_events',
    'disputes',
    'dispute_statements',
    'dispute_deliverables',
    'ratings',
    'rating_answers',
    'rating_reports',
    'reports',
    'blocks',
    'report_decisions',
  ],
  'conversations',
];
const OF_OWNERS = [
  'saved_replies',
  ...[
    'notifications',
    'businesses',
    'business_locations',
    'business_members',
    'business_tax_details',
    'business_invitations',
    'campaigns',
  ],
  ...[
    'campaign_deliverables',
    'business_pages',
    'creator_lists',
    'creator_list_entries',
    'waiting_invitations',
    'enrichments',
    'enrichment_findings',
    'fundings',
    'collaborations',
    'disputes',
  ],
  'ratings',
];

interface Exported {
  messages: object[];
  records: Record<string, object[]>;
}

async function exported(headers: { cookie: string }): Promise<Exported> {
  return JSON.parse((await exportedText(headers)).text);
}

async function exportedText(headers: { cookie: string }) {
  const { body, statusCode } = await call('GET /api/me/export', { headers });
  expect(statusCode).toBe(200);
  return { text: body };
}

/** Finds in the catalog all tables that refer to a person, directly or not, by foreign key or column name. */
async function tablesAboutPeople(): Promise<string[]> {
  const { rows: keys } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(context.db);
  const { rows: named } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in
      ('user_id', 'creator_id', 'business_id', 'actor_id', 'author_id', 'entity_id', 'email', 'recipient')`.execute(
    context.db,
  );
  const found = new Set(['users', ...named.map(({ name }) => name)]);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const { from, to } of keys) if (found.has(to)) found.add(from);
  }
  return [...found].filter((table) => !table.startsWith('sandbox_')).sort();
}

async function columnsOf(): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'`.execute(context.db);
  return new Set(rows.map(({ name }) => name));
}
