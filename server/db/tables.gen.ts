// Written by `node server/commands/schema.ts` from db/migrations.

import type { LinkPurpose } from "#domain/account-links.ts";
import type { AccountStatus } from "#domain/account-states.ts";
import type { CampaignStatus } from "#domain/campaign-states.ts";
import type { Borough, CityStatus } from "#domain/city.ts";
import type { CreatorStatus } from "#domain/creator-states.ts";
import type { DeliverableKind } from "#domain/deliverables.ts";
import type { EmailEventStatus } from "#domain/email-event-states.ts";
import type { MemberRole, MemberStatus, Role, SignUpRole } from "#domain/roles.ts";
import type { WaitingListStatus } from "#domain/waiting-list-states.ts";
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export interface AccountLinks {
  created_at: Generated<string>;
  email: string;
  email_change_id: string | null;
  expires_at: string;
  id: string;
  purpose: LinkPurpose;
  token_hash: string;
  used_at: string | null;
  user_id: string;
}

export interface AuditLog {
  action: string;
  actor_id: string;
  after: Json | null;
  before: Json | null;
  created_at: Generated<string>;
  id: string;
  reason: string | null;
  subject_id: string;
  subject_type: string;
}

export interface Businesses {
  business_name: string;
  created_at: Generated<string>;
  description: Generated<string>;
  id: string;
  industry: string | null;
  owner_id: string | null;
  slug: string;
  updated_at: Generated<string>;
  website: string | null;
}

export interface BusinessLocations {
  address: string;
  business_id: string;
  created_at: Generated<string>;
  id: string;
  is_primary: Generated<boolean>;
  latitude: number | null;
  location_name: string;
  longitude: number | null;
  neighborhood: string | null;
  neighborhood_id: string | null;
  updated_at: Generated<string>;
}

export interface BusinessMembers {
  business_id: string;
  created_at: Generated<string>;
  id: string;
  role: MemberRole;
  status: MemberStatus;
  updated_at: Generated<string>;
  user_id: string;
}

export interface CampaignDeliverables {
  campaign_id: string;
  kind: DeliverableKind;
  quantity: number;
  sort_order: number;
}

export interface Campaigns {
  application_deadline: string | null;
  business_id: string;
  city_id: string;
  created_at: Generated<string>;
  creator_payout_cents: number | null;
  description: string;
  id: string;
  location_id: string | null;
  public_id: string | null;
  published_at: string | null;
  slots: number;
  slug: string;
  status: CampaignStatus;
  title: string;
  updated_at: Generated<string>;
}

export interface Cities {
  id: string;
  name: string;
  slug: string;
  sort_order: number;
  state_code: string;
  status: CityStatus;
}

export interface Creators {
  created_at: Generated<string>;
  decided_at: string | null;
  id: string;
  status: CreatorStatus | null;
  status_note: string | null;
  updated_at: Generated<string>;
  user_id: string;
}

export interface Credentials {
  account_id: string;
  created_at: Generated<string>;
  id: string;
  password: string | null;
  provider_id: string;
  updated_at: Generated<string>;
  user_id: string;
}

export interface EmailChanges {
  created_at: Generated<string>;
  expires_at: string;
  id: string;
  new_confirmed_at: string | null;
  new_email: string;
  old_confirmed_at: string | null;
  user_id: string;
}

export interface EmailEvents {
  attempts: Generated<number>;
  created_at: Generated<string>;
  id: string;
  last_error: string | null;
  message_id: string | null;
  recipient: string;
  sent_at: string | null;
  status: EmailEventStatus;
  subject: string;
  template: string;
}

export interface Industries {
  name: string;
  slug: string;
  sort_order: number;
}

export interface MailboxMessages {
  created_at: Generated<string>;
  email_event_id: string;
  html: string;
  id: string;
  recipient: string;
  sender: string;
  subject: string;
  text: string;
}

export interface Neighborhoods {
  borough: Borough;
  city_id: string;
  id: string;
  latitude: number;
  longitude: number;
  neighborhood_name: string;
  slug: string;
}

export interface NotificationPreferences {
  email: boolean;
  in_app: boolean;
  kind: string;
  updated_at: Generated<string>;
  user_id: string;
}

export interface Profiles {
  account_status: Generated<AccountStatus>;
  created_at: Generated<string>;
  first_login_at: string | null;
  full_name: string | null;
  is_business_onboarding: Generated<boolean>;
  last_login_at: string | null;
  role: Role | null;
  status_reason: string | null;
  terms_accepted_at: string | null;
  updated_at: Generated<string>;
  user_id: string;
}

export interface RateLimits {
  count: number;
  key: string;
  resets_at: string;
}

export interface Sessions {
  created_at: Generated<string>;
  expires_at: string;
  id: string;
  ip_address: string | null;
  token: string;
  updated_at: Generated<string>;
  user_agent: string | null;
  user_id: string;
}

export interface Users {
  created_at: Generated<string>;
  email: string;
  email_verified: Generated<boolean>;
  id: string;
  updated_at: Generated<string>;
}

export interface WaitingListEntries {
  city_id: string;
  confirmed_at: string | null;
  created_at: Generated<string>;
  email: string;
  id: string;
  mailed_at: string;
  removed_at: string | null;
  role: SignUpRole | null;
  status: WaitingListStatus;
}

export interface Tables {
  account_links: AccountLinks;
  audit_log: AuditLog;
  business_locations: BusinessLocations;
  business_members: BusinessMembers;
  businesses: Businesses;
  campaign_deliverables: CampaignDeliverables;
  campaigns: Campaigns;
  cities: Cities;
  creators: Creators;
  credentials: Credentials;
  email_changes: EmailChanges;
  email_events: EmailEvents;
  industries: Industries;
  mailbox_messages: MailboxMessages;
  neighborhoods: Neighborhoods;
  notification_preferences: NotificationPreferences;
  profiles: Profiles;
  rate_limits: RateLimits;
  sessions: Sessions;
  users: Users;
  waiting_list_entries: WaitingListEntries;
}
