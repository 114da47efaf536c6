import { generate, PostgresDialect } from 'kysely-codegen';
import type { Database } from './database.ts';

/** Columns whose check constraint is a list the domain code owns. */
const NAMED_COLUMNS = {
  'account_links.purpose': 'LinkPurpose',
  'applications.status': 'ApplicationStatus',
  'business_invitations.status': 'InvitationStatus',
  'business_locations.address_visibility': 'Generated<AddressVisibility>',
  'business_locations.placed_by': 'Generated<PlacedBy>',
  'business_members.role': 'MemberRole',
  'business_members.status': 'MemberStatus',
  'campaign_deliverables.kind': 'DeliverableKind',
  'campaigns.status': 'CampaignStatus',
  'cities.status': 'CityStatus',
  'conversations.last_side': 'ConversationSide | null',
  'creators.status': 'CreatorStatus | null',
  'email_events.status': 'EmailEventStatus',
  'fundings.purpose': 'FundingPurpose',
  'fundings.status': 'FundingStatus',
  'ledger_checks.status': 'LedgerCheckStatus',
  'media_files.bucket_name': 'BucketName',
  'media_files.entity_type': 'EntityType',
  'media_files.role': 'MediaRole',
  'media_files.status': 'MediaStatus',
  'messages.side': 'ConversationSide',
  'neighborhoods.borough': 'Borough',
  'profiles.account_status': 'Generated<AccountStatus>',
  'profiles.role': 'Role | null',
  'quotes.made_by': 'QuoteSide',
  'quotes.status': 'QuoteStatus',
  'uploads.bucket_name': 'BucketName',
  'uploads.entity_type': 'EntityType',
  'uploads.role': 'MediaRole',
  'refunds.reason': 'RefundReason',
  'refunds.status': 'RefundStatus',
  'social_accounts.numbers_source': 'NumbersSource | null',
  'social_accounts.platform': 'SocialPlatform',
  'social_accounts.status': 'SocialAccountStatus',
  'social_connections.platform': 'ConnectablePlatform',
  'social_syncs.cause': 'SyncCause',
  'social_syncs.outcome': 'SyncOutcome',
  'waiting_list_entries.role': 'SignUpRole | null',
  'waiting_list_entries.status': 'WaitingListStatus',
};

const HOMES = {
  AccountStatus: '#domain/account-states.ts',
  AddressVisibility: '#domain/locations.ts',
  ApplicationStatus: '#domain/application-states.ts',
  Borough: '#domain/city.ts',
  BucketName: '#domain/media.ts',
  CampaignStatus: '#domain/campaign-states.ts',
  CityStatus: '#domain/city.ts',
  ConversationSide: '#domain/conversations.ts',
  ConnectablePlatform: '#domain/social-platforms.ts',
  CreatorStatus: '#domain/creator-states.ts',
  DeliverableKind: '#domain/deliverables.ts',
  EmailEventStatus: '#domain/email-event-states.ts',
  EntityType: '#domain/media.ts',
  FundingPurpose: '#domain/funding-states.ts',
  FundingStatus: '#domain/funding-states.ts',
  LedgerCheckStatus: '#domain/ledger-check-states.ts',
  LinkPurpose: '#domain/account-links.ts',
  MediaRole: '#domain/media.ts',
  MediaStatus: '#domain/media.ts',
  MemberRole: '#domain/roles.ts',
  InvitationStatus: '#domain/invitation-states.ts',
  MemberStatus: '#domain/roles.ts',
  NumbersSource: '#domain/social-account-states.ts',
  PlacedBy: '#domain/locations.ts',
  RefundReason: '#domain/funding-states.ts',
  RefundStatus: '#domain/funding-states.ts',
  QuoteSide: '#domain/quote-states.ts',
  QuoteStatus: '#domain/quote-states.ts',
  Role: '#domain/roles.ts',
  SignUpRole: '#domain/roles.ts',
  SocialAccountStatus: '#domain/social-account-states.ts',
  SocialPlatform: '#domain/social-platforms.ts',
  SyncCause: '#domain/social-account-states.ts',
  SyncOutcome: '#domain/social-account-states.ts',
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
