// Written by `node server/commands/schema.ts` from db/migrations.

import type { CampaignStatus } from "#domain/campaign-states.ts";
import type { Borough, CityStatus } from "#domain/city.ts";
import type { DeliverableKind } from "#domain/deliverables.ts";
import type { EmailEventStatus } from "#domain/email-event-states.ts";
import type { SignUpRole } from "#domain/roles.ts";
import type { WaitingListStatus } from "#domain/waiting-list-states.ts";
import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

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

export interface RateLimits {
  count: number;
  key: string;
  resets_at: string;
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
  business_locations: BusinessLocations;
  businesses: Businesses;
  campaign_deliverables: CampaignDeliverables;
  campaigns: Campaigns;
  cities: Cities;
  email_events: EmailEvents;
  industries: Industries;
  mailbox_messages: MailboxMessages;
  neighborhoods: Neighborhoods;
  rate_limits: RateLimits;
  waiting_list_entries: WaitingListEntries;
}
