import { generate, PostgresDialect } from 'kysely-codegen';
import type { Database } from './database.ts';

/** Columns whose check constraint is a list the domain code owns. */
const NAMED_COLUMNS = {
  'account_links.purpose': 'LinkPurpose',
  'business_members.role': 'MemberRole',
  'business_members.status': 'MemberStatus',
  'campaign_deliverables.kind': 'DeliverableKind',
  'campaigns.status': 'CampaignStatus',
  'cities.status': 'CityStatus',
  'creators.status': 'CreatorStatus | null',
  'email_events.status': 'EmailEventStatus',
  'neighborhoods.borough': 'Borough',
  'profiles.account_status': 'Generated<AccountStatus>',
  'profiles.role': 'Role | null',
  'waiting_list_entries.role': 'SignUpRole | null',
  'waiting_list_entries.status': 'WaitingListStatus',
};

const HOMES = {
  AccountStatus: '#domain/account-states.ts',
  Borough: '#domain/city.ts',
  CampaignStatus: '#domain/campaign-states.ts',
  CityStatus: '#domain/city.ts',
  CreatorStatus: '#domain/creator-states.ts',
  DeliverableKind: '#domain/deliverables.ts',
  EmailEventStatus: '#domain/email-event-states.ts',
  LinkPurpose: '#domain/account-links.ts',
  MemberRole: '#domain/roles.ts',
  MemberStatus: '#domain/roles.ts',
  Role: '#domain/roles.ts',
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
