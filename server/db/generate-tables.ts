import { generate, PostgresDialect } from 'kysely-codegen';
import type { Database } from './database.ts';

/** Columns whose check constraint is a list the domain code owns. */
const NAMED_COLUMNS = {
  'campaign_deliverables.kind': 'DeliverableKind',
  'campaigns.status': 'CampaignStatus',
  'cities.status': 'CityStatus',
  'email_events.status': 'EmailEventStatus',
  'neighborhoods.borough': 'Borough',
  'waiting_list_entries.role': 'SignUpRole | null',
  'waiting_list_entries.status': 'WaitingListStatus',
};

const HOMES = {
  Borough: '#domain/city.ts',
  CampaignStatus: '#domain/campaign-states.ts',
  CityStatus: '#domain/city.ts',
  DeliverableKind: '#domain/deliverables.ts',
  EmailEventStatus: '#domain/email-event-states.ts',
  SignUpRole: '#domain/roles.ts',
  WaitingListStatus: '#domain/waiting-list-states.ts',
};

/** The types of every table, read from a migrated database. */
export async function generateTables(db: Database): Promise<string> {
  const text = await generate({
    db,
    dialect: new PostgresDialect(),
    excludePattern: 'public.schema_migrations',
    defaultSchemas: ['public'],
    typeMapping: { timestamptz: 'string', date: 'string', int8: 'number', numeric: 'string' },
    overrides: { columns: NAMED_COLUMNS },
    customImports: HOMES,
    typeOnlyImports: true,
    outFile: null,
    print: false,
  });
  return text
    .replace('export interface DB {', 'export interface Tables {')
    .replace(/^\/\*\*[\s\S]*?\*\/\s*/, HEADER);
}

const HEADER = '// Written by `node server/commands/schema.ts` from db/migrations.\n\n';
