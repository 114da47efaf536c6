// Written by `node server/commands/schema.ts` from db/migrations.

import type { LinkPurpose } from "#domain/accounts/account-links.ts";
import type { AccountStatus } from "#domain/accounts/account-states.ts";
import type { AnnouncementStatus, Audience } from "#domain/accounts/announcements.ts";
import type { KeyEndCause } from "#domain/accounts/api-keys.ts";
import type { ConfirmationKind } from "#domain/accounts/confirmations.ts";
import type { ChallengePurpose, FactorResetOutcome } from "#domain/accounts/factors.ts";
import type { EmailTiming } from "#domain/accounts/notification-kinds.ts";
import type { AdminRole, MemberRole, MemberStatus, Role, SignUpRole } from "#domain/accounts/roles.ts";
import type { WaitlistStatus } from "#domain/accounts/waitlist-states.ts";
import type { DeliveryStatus, OffCause, WebhookAudience } from "#domain/accounts/webhooks.ts";
import type { ApprovalAction, ApprovalStatus } from "#domain/admin/approvals.ts";
import type { ExportStatus } from "#domain/admin/exports.ts";
import type { AdminList } from "#domain/admin/lists.ts";
import type { AbuseReason, AppealOutcome, ReportAction, ReportTarget } from "#domain/admin/reports.ts";
import type { Borough, CityStatus } from "#domain/base/city.ts";
import type { EmailEventStatus, SuppressionCause } from "#domain/base/email-event-states.ts";
import type { BucketName, CampaignPictureRole, EntityType, MediaRole, MediaStatus } from "#domain/base/media.ts";
import type { EnrichmentStatus, FindingDecision, FindingField, SourceKind } from "#domain/businesses/enrichment.ts";
import type { InvitationStatus } from "#domain/businesses/invitation-states.ts";
import type { AddressVisibility, PlacedBy } from "#domain/businesses/locations.ts";
import type { OnboardingStep } from "#domain/businesses/onboarding.ts";
import type { BookmarkKind } from "#domain/campaigns/campaign-filters.ts";
import type { Fulfilment } from "#domain/campaigns/campaign-limits.ts";
import type { CampaignStatus, StopCause } from "#domain/campaigns/campaign-states.ts";
import type { DeliverableKind } from "#domain/campaigns/deliverables.ts";
import type { CreatorDecision, CreatorStatus } from "#domain/creators/creator-states.ts";
import type { LinkFinding, LinkPlatform } from "#domain/creators/portfolio-links.ts";
import type { NumbersSource, SocialAccountStatus, SyncCause, SyncOutcome } from "#domain/creators/social-account-states.ts";
import type { ConnectablePlatform, SocialPlatform } from "#domain/creators/social-platforms.ts";
import type { VettingReason } from "#domain/creators/vetting-reasons.ts";
import type { ApplicationStatus, OpenApplicationStatus } from "#domain/hiring/application-states.ts";
import type { QuoteSide, QuoteStatus } from "#domain/hiring/quote-states.ts";
import type { SignatureSide } from "#domain/hiring/signatures.ts";
import type { WaitingInvitationStatus } from "#domain/hiring/waiting-invitations.ts";
import type { ConversationSide } from "#domain/messages/conversations.ts";
import type { SupportMessageKind, SupportRecordType, SupportStatus } from "#domain/messages/support.ts";
import type { AlarmKind } from "#domain/money/alarms.ts";
import type { ChargebackStatus } from "#domain/money/chargeback-states.ts";
import type { EarningCause, EarningStatus } from "#domain/money/earning-states.ts";
import type { FundingPurpose, FundingStatus, RefundReason, RefundStatus } from "#domain/money/funding-states.ts";
import type { LedgerCheckStatus } from "#domain/money/ledger-check-states.ts";
import type { BalanceKind, CheckoutStatus, ProviderName, ProviderPayoutStatus, ProviderRefundStatus, SandboxCardBehavior, SandboxPayeeStatus } from "#domain/money/payment-provider.ts";
import type { PayeeStatus, PayoutCause, PayoutStatus } from "#domain/money/payout-states.ts";
import type { CardRefusal } from "#domain/money/saved-cards.ts";
import type { FiledForm, TaxForm } from "#domain/money/tax-forms.ts";
import type { TinKind } from "#domain/money/w9.ts";
import type { Carrier } from "#domain/work/carriers.ts";
import type { CancelReason, CollaborationStatus } from "#domain/work/collaboration-states.ts";
import type { DeliverableStatus, VersionStatus, WorkMover } from "#domain/work/deliverable-states.ts";
import type { DisputeCloseCause, DisputeOutcome, DisputeReason, DisputeSide, DisputeStatus, StatementKind } from "#domain/work/dispute-states.ts";
import type { ReadFailure } from "#domain/work/post-numbers.ts";
import type { RatingSide, ReportDecision, ReportReason } from "#domain/work/ratings.ts";
import type { ShipmentStatus } from "#domain/work/shipment-states.ts";
import type { CodeUse } from "#domain/work/tap-links.ts";
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

export interface Alarms {
  cleared_at: string | null;
  detail: string;
  id: string;
  kind: AlarmKind;
  last_notified_at: string;
  raised_at: string;
  subject: string;
}

export interface AnnouncementDismissals {
  announcement_id: string;
  dismissed_at: string;
  user_id: string;
}

export interface AnnouncementMails {
  announcement_id: string;
  email_event_id: string | null;
  unsubscribed_at: string | null;
  user_id: string;
}

export interface Announcements {
  all_mailed_at: string | null;
  audience: Audience;
  body: string;
  created_at: string;
  created_by: string;
  ended_at: string | null;
  ends_on: string;
  has_bar: boolean;
  has_email: boolean;
  id: string;
  last_batch_at: string | null;
  link_label: string | null;
  link_url: string | null;
  mailed_up_to: string | null;
  notify_from: string | null;
  started_at: string | null;
  starts_on: string;
  status: AnnouncementStatus;
  title: string;
  version: Generated<number>;
}

export interface ApiKeys {
  business_id: string | null;
  created_at: string;
  end_cause: KeyEndCause | null;
  ended_at: string | null;
  expires_at: string | null;
  id: string;
  key_end: string;
  key_hash: string;
  key_start: string;
  last_used_at: string | null;
  name: string;
  scopes: string[];
  user_id: string;
}

export interface ApplicationNotes {
  application_id: string;
  author_id: string;
  body: string;
  created_at: string;
  id: string;
}

export interface ApplicationPieces {
  application_id: string;
  media_file_id: string | null;
  portfolio_link_id: string | null;
  sort_order: number;
}

export interface Applications {
  agreed_at: string | null;
  agreed_version: Generated<number>;
  answers: Generated<string[]>;
  availability: Generated<string>;
  brief_version: Generated<number>;
  campaign_id: string;
  created_at: string;
  creator_id: string;
  decided_at: string | null;
  decided_by: string | null;
  decided_from: OpenApplicationStatus | null;
  id: string;
  invitation: string | null;
  invited_at: string | null;
  invited_by: string | null;
  note: string | null;
  payout_cents: number | null;
  pitch: Generated<string>;
  reason: string | null;
  status: ApplicationStatus;
  submitted_at: string | null;
  updated_at: string;
}

export interface ApplicationSignatures {
  application_id: string;
  sealed_ip: string | null;
  side: SignatureSide;
  signed_at: string;
  user_id: string;
}

export interface Approvals {
  action: ApprovalAction;
  amount_cents: number;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  expires_at: string;
  id: string;
  reason: string;
  request: Json;
  requested_by: string;
  status: ApprovalStatus;
  subject_id: string;
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
  viewed_hour: string | null;
}

export interface AuthenticatorApps {
  added_at: string | null;
  created_at: Generated<string>;
  last_used_at: string | null;
  last_used_step: Generated<number>;
  sealed_secret: string;
  user_id: string;
}

export interface Blocks {
  blocked_by: ConversationSide;
  blocked_by_user_id: string;
  business_id: string;
  created_at: string;
  creator_id: string;
  id: string;
}

export interface Businesses {
  business_name: string;
  created_at: Generated<string>;
  description: Generated<string>;
  id: string;
  industry: string | null;
  owner_id: string | null;
  slug: string;
  social_links: Generated<Json>;
  updated_at: Generated<string>;
  version: Generated<number>;
  website: string | null;
}

export interface BusinessInvitations {
  accepted_by: string | null;
  business_id: string;
  created_at: Generated<string>;
  decided_at: string | null;
  email: string;
  expires_at: string;
  id: string;
  invited_by: string;
  location_ids: string[] | null;
  role: string;
  status: InvitationStatus;
  token_hash: string | null;
}

export interface BusinessLocations {
  address: string;
  address_visibility: Generated<AddressVisibility>;
  archived_at: string | null;
  business_id: string;
  created_at: Generated<string>;
  hours: Json | null;
  id: string;
  is_primary: Generated<boolean>;
  latitude: number | null;
  location_name: string;
  longitude: number | null;
  neighborhood: string | null;
  neighborhood_id: string | null;
  placed_by: Generated<PlacedBy>;
  updated_at: Generated<string>;
  zip: string | null;
}

export interface BusinessMembers {
  business_id: string;
  created_at: Generated<string>;
  id: string;
  location_ids: string[] | null;
  role: MemberRole;
  status: MemberStatus;
  updated_at: Generated<string>;
  user_id: string;
}

export interface BusinessOnboardings {
  business_id: string;
  completed_at: string | null;
  created_at: Generated<string>;
  goals: Generated<string[]>;
  has_name: Generated<boolean>;
  other_goal: string | null;
  step: OnboardingStep;
  updated_at: Generated<string>;
}

export interface BusinessPages {
  business_id: string;
  is_on: boolean;
  updated_at: string;
}

export interface BusinessTaxDetails {
  business_id: string;
  city: string;
  ein: string | null;
  legal_name: string;
  reference: string | null;
  state: string;
  street: string;
  unit: string | null;
  updated_at: string;
  version: Generated<number>;
  zip: string;
}

export interface CalendarFeeds {
  renewed_at: string;
  user_id: string;
  version: number;
}

export interface CampaignBookmarks {
  campaign_id: string;
  created_at: string;
  creator_id: string;
  kind: BookmarkKind;
}

export interface CampaignBriefVersions {
  brief: Json;
  campaign_id: string;
  published_at: string;
  published_by: string | null;
  version: number;
}

export interface CampaignDeliverables {
  campaign_id: string;
  kind: DeliverableKind;
  note: Generated<string>;
  quantity: number;
  sort_order: number;
}

export interface CampaignEvents {
  actor_id: string | null;
  application_id: string | null;
  campaign_id: string;
  created_at: string;
  detail: Generated<Json>;
  id: string;
  kind: string;
}

export interface CampaignLinks {
  campaign_id: string;
  code_use: CodeUse | null;
  ends_on: string | null;
  perk: string | null;
  target_url: string | null;
  updated_at: string;
}

export interface CampaignListings {
  buckets: string[];
  campaign_id: string;
  card: string;
  content_types: number;
  creator_payout_cents: number | null;
  industry: string | null;
  last_day: string;
  neighborhoods: string[];
  payout_cents: number;
  published_at: string;
}

export interface CampaignLocations {
  campaign_id: string;
  location_id: string;
  sort_order: Generated<number>;
}

export interface CampaignReminders {
  campaign_id: string;
  created_at: string;
  reminder: string;
}

export interface Campaigns {
  accepts_quotes: Generated<boolean>;
  application_deadline: string | null;
  brief_version: Generated<number>;
  business_id: string;
  city_id: string;
  closed_at: string | null;
  consent_version: Generated<number>;
  content_due_days: number | null;
  created_at: Generated<string>;
  created_by: string | null;
  creator_payout_cents: number | null;
  criteria_neighborhood_ids: Generated<string[]>;
  criteria_niches: Generated<string[]>;
  description: string;
  disclosure: Generated<string>;
  edited_by: string | null;
  fulfilment: Fulfilment | null;
  fulfilment_note: Generated<string>;
  funded_slots: Generated<number>;
  goals: Generated<string>;
  has_chosen_rights: Generated<boolean>;
  id: string;
  is_offer: Generated<boolean>;
  is_paused_by_admin: Generated<boolean>;
  location_id: string | null;
  min_followers: Generated<number>;
  package_id: string | null;
  prefers_followers: Generated<boolean>;
  public_id: string | null;
  published_at: string | null;
  questions: Generated<string[]>;
  requirements_do: Generated<string[]>;
  requirements_dont: Generated<string[]>;
  resumes_after_stop: Generated<boolean>;
  rights_channels: Generated<string[]>;
  rights_months: Generated<number>;
  rights_paid_ads: Generated<boolean>;
  selection_closed_at: string | null;
  slots: number;
  slug: string | null;
  status: CampaignStatus;
  status_note: string | null;
  stopped_at: string | null;
  taken_slots: Generated<number>;
  title: string;
  updated_at: Generated<string>;
  version: Generated<number>;
}

export interface CampaignStops {
  campaign_id: string;
  cause: StopCause;
  created_at: string;
  ended_at: string | null;
  id: string;
  subject_id: string;
}

export interface CampaignTemplatePictures {
  media_file_id: string;
  role: CampaignPictureRole;
  sort_order: number;
  template_id: string;
}

export interface CampaignTemplates {
  business_id: string;
  content: Json;
  created_at: string;
  created_by: string | null;
  id: string;
  template_name: string;
  updated_at: string;
}

export interface ChangeRequests {
  at_seconds: number | null;
  brief_line: number;
  brief_text: string;
  created_at: string;
  id: string;
  submission_id: string;
  words: string;
}

export interface Chargebacks {
  amount_cents: number;
  business_id: string;
  campaign_id: string;
  cleared_at: string | null;
  cleared_by: string | null;
  created_at: string;
  decided_at: string | null;
  earnings_released_at: string | null;
  earnings_released_by: string | null;
  funding_id: string;
  id: string;
  provider: ProviderName;
  provider_reference: string;
  reason: string | null;
  spots_returned_at: string | null;
  spots_taken_back: Generated<number>;
  status: ChargebackStatus;
  taken_back_cents: Generated<number>;
  updated_at: string;
}

export interface Cities {
  id: string;
  name: string;
  slug: string;
  sort_order: number;
  state_code: string;
  status: CityStatus;
}

export interface Collaborations {
  agreed_at: string;
  application_id: string;
  business_id: string;
  campaign_id: string;
  cancel_note: string | null;
  cancel_reason: CancelReason | null;
  cancelled_at: string | null;
  clocks_stopped_at: string | null;
  completed_at: string | null;
  contract: Json;
  creator_fee_cents: number;
  creator_id: string;
  fee_cents: number;
  id: string;
  payout_cents: number;
  started_at: string | null;
  status: CollaborationStatus;
  updated_at: string;
}

export interface ContentPackageDeliverables {
  kind: DeliverableKind;
  note: Generated<string>;
  package_id: string;
  quantity: number;
  sort_order: number;
}

export interface ContentPackages {
  archived_at: string | null;
  created_at: string;
  description: Generated<string>;
  high_payout_cents: number;
  id: string;
  low_payout_cents: number;
  package_name: string;
  sort_order: Generated<number>;
  updated_at: string;
  version: Generated<number>;
}

export interface ContractParties {
  collaboration_id: string;
  sealed_parties: string;
}

export interface ConversationParticipants {
  conversation_id: string;
  has_news: Generated<boolean>;
  last_read_at: string | null;
  mailed_until: string | null;
  user_id: string;
}

export interface Conversations {
  business_id: string;
  campaign_id: string;
  created_at: string;
  creator_id: string;
  id: string;
  last_message_at: string | null;
  last_side: ConversationSide | null;
}

export interface CreatorAudiences {
  creator_id: string;
  followers: number | null;
  platform: string | null;
}

export interface CreatorListEntries {
  added_at: string;
  added_by: string;
  creator_id: string;
  id: string;
  list_id: string;
  note: Generated<string>;
}

export interface CreatorLists {
  business_id: string;
  created_at: string;
  created_by: string;
  id: string;
  name: string;
  updated_at: string;
}

export interface CreatorNiches {
  creator_id: string;
  niche: string;
}

export interface CreatorPagePieces {
  creator_id: string;
  id: string;
  media_file_id: string | null;
  portfolio_link_id: string | null;
}

export interface CreatorPages {
  creator_id: string;
  is_on: boolean;
  shows_prices: boolean;
  updated_at: string;
}

export interface CreatorRates {
  creator_id: string;
  kind: DeliverableKind;
  price_cents: number;
}

export interface Creators {
  agreed_at: string | null;
  assignee_id: string | null;
  availability: string | null;
  bio: string | null;
  created_at: Generated<string>;
  decided_at: string | null;
  handle: string | null;
  home_city_id: string | null;
  home_neighborhood_id: string | null;
  id: string;
  is_listed: Generated<boolean>;
  languages: Generated<string[]>;
  late_notified_at: string | null;
  status: CreatorStatus | null;
  status_note: string | null;
  submission_count: Generated<number>;
  submitted_at: string | null;
  updated_at: Generated<string>;
  user_id: string;
  version: Generated<number>;
  vetting_due_at: string | null;
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

export interface DayCounts {
  count: number;
  day: string;
  name: string;
}

export interface DeliverableFiles {
  created_at: string;
  deliverable_id: string;
  media_file_id: string;
  sort_order: number;
  submission_id: string | null;
  version: number;
}

export interface Deliverables {
  approved_at: string | null;
  collaboration_id: string;
  creator_fee_cents: number;
  due_at: string | null;
  fee_cents: number;
  id: string;
  kind: DeliverableKind;
  note: Generated<string>;
  passes_at: string | null;
  post_returns: Generated<number>;
  post_url: string | null;
  posted_at: string | null;
  quantity: number;
  remind_at: string | null;
  reminders_sent: Generated<number>;
  rounds_used: Generated<number>;
  settled_at: string | null;
  share_cents: number;
  sort_order: number;
  status: DeliverableStatus;
  updated_at: string;
  verified_at: string | null;
  version: Generated<number>;
}

export interface DeviceCodes {
  code_hash: string;
  expires_at: string;
  user_id: string;
}

export interface DirectoryChanges {
  creator_id: string;
  id: Generated<number>;
}

export interface DirectoryEntries {
  approved_at: string;
  creator_id: string;
  deadline_count: number;
  job_count: number;
  match_score: number;
  median_rounds: number | null;
  neighborhood_id: string | null;
  on_time_percent: number | null;
  price_from_cents: number | null;
  rating_tenths: number | null;
  tags: string[];
}

export interface DisputeDecisions {
  creator_cents: number | null;
  decided_at: string;
  decided_by: string | null;
  dispute_id: string;
  id: string;
  outcome: DisputeOutcome;
  redo_days: number | null;
  round: number;
  words: string;
}

export interface DisputeDeliverables {
  deliverable_id: string;
  dispute_id: string;
}

export interface Disputes {
  appealed_side: DisputeSide | null;
  business_accepted_at: string | null;
  clock_at: string | null;
  clock_stopped_at: string | null;
  closed_at: string | null;
  closed_cause: DisputeCloseCause | null;
  collaboration_id: string;
  created_at: string;
  creator_accepted_at: string | null;
  creator_fee_cents: number;
  decide_by: string | null;
  disputed_cents: number;
  fee_cents: number;
  id: string;
  is_on_behalf: Generated<boolean>;
  opened_by: string;
  opened_side: DisputeSide;
  reason: DisputeReason;
  round: Generated<number>;
  status: DisputeStatus;
  updated_at: string;
  wants: DisputeOutcome;
}

export interface DisputeStatementFiles {
  media_file_id: string;
  sort_order: number;
  statement_id: string;
}

export interface DisputeStatements {
  author_id: string;
  created_at: string;
  dispute_id: string;
  id: string;
  kind: StatementKind;
  side: DisputeSide;
  words: string;
}

export interface Earnings {
  available_at: string;
  business_id: string;
  campaign_id: string;
  cause: EarningCause;
  collaboration_id: string;
  creator_fee_cents: number;
  creator_id: string;
  gross_cents: number;
  id: string;
  in_transit_cents: Generated<number>;
  net_cents: number;
  paid_cents: Generated<number>;
  release_key: string;
  released_at: string;
  status: EarningStatus;
  updated_at: string;
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

export interface EmailSuppressions {
  address: string;
  cause: SuppressionCause;
  created_at: string;
  email_event_id: string | null;
  id: string;
}

export interface EnrichmentFindings {
  chosen: Json | null;
  confidence: number;
  created_at: Generated<string>;
  decided_at: string | null;
  decision: FindingDecision | null;
  enrichment_id: string;
  field: FindingField;
  id: string;
  note: string | null;
  set_aside_at: string | null;
  source_kind: SourceKind;
  source_url: string;
  value: Json;
}

export interface Enrichments {
  business_id: string | null;
  created_at: Generated<string>;
  failure: string | null;
  finished_at: string | null;
  id: string;
  pages: Generated<Json>;
  requested_by: string;
  sources: string[];
  started_at: string | null;
  status: EnrichmentStatus;
  website_url: string;
}

export interface FactorResets {
  created_at: string;
  due_at: string;
  ended_at: string | null;
  id: string;
  outcome: FactorResetOutcome | null;
  reason: string;
  user_id: string;
}

export interface FormerEmails {
  email: string;
  id: string;
  left_at: string;
  user_id: string;
}

export interface Fundings {
  agreed_cents: number | null;
  application_id: string | null;
  business_id: string;
  campaign_id: string;
  card_id: string | null;
  card_refusal: CardRefusal | null;
  checkout_url: string | null;
  created_at: string;
  expires_at: string;
  failure: string | null;
  fee_cents: number;
  fee_percent: number;
  id: string;
  next_look_at: string;
  paid_at: string | null;
  payer_id: string | null;
  payout_cents: number;
  processing_at: string | null;
  provider: ProviderName;
  provider_reference: string | null;
  purpose: FundingPurpose;
  quote_id: string | null;
  reference: string | null;
  refunded_cents: Generated<number>;
  round: Generated<number>;
  slots: number;
  started_by: string;
  status: FundingStatus;
  taken_back_cents: Generated<number>;
  total_cents: number;
  updated_at: string;
}

export interface GuessCounts {
  failures: number;
  key: string;
  resets_at: string;
  wait_until: string | null;
}

export interface IdempotencyKeys {
  created_at: string;
  idempotency_key: string;
  made: Json | null;
  operation: string;
  reply: Json | null;
  request_hash: string;
  user_id: string;
}

export interface Industries {
  name: string;
  slug: string;
  sort_order: number;
}

export interface KnownDevices {
  browser_id: string | null;
  created_at: string;
  expires_at: string;
  id: string;
  network_hash: string | null;
  user_id: string;
}

export interface LedgerAccounts {
  account: string;
  balance_cents: Generated<number>;
  opened_at: string;
}

export interface LedgerChecks {
  account_count: Generated<number>;
  fault_count: Generated<number>;
  faults: Generated<Json>;
  finished_at: string | null;
  id: string;
  movement_count: Generated<number>;
  note: string | null;
  started_at: string;
  started_by: string | null;
  status: LedgerCheckStatus;
  transfer_count: Generated<number>;
}

export interface LedgerEvents {
  campaign_id: string | null;
  event_key: string;
  fingerprint: string;
  id: string;
  kind: string;
  occurred_at: string;
  subject_id: string | null;
}

export interface LedgerTransfers {
  amount_cents: number;
  event_id: string;
  from_account: string;
  id: string;
  to_account: string;
}

export interface LinkTaps {
  day: string;
  link_id: string;
  taps: number;
}

export interface ListExportParts {
  byte_size: number;
  file_key: string;
  list_export_id: string;
  number: number;
}

export interface ListExports {
  asked_at: string;
  attempts: Generated<number>;
  byte_size: Generated<number>;
  cursor: string | null;
  ended_at: string | null;
  expires_at: string | null;
  filters: Json;
  first_day: string | null;
  id: string;
  last_day: string | null;
  list: AdminList;
  part_count: Generated<number>;
  row_count: Generated<number>;
  status: ExportStatus;
  user_id: string;
}

export interface ListingBuckets {
  bucket: string;
  campaign_id: string;
  content_types: number;
  last_day: string;
  marks: Generated<string>;
  payout_cents: number;
  published_at: string;
}

export interface ListingGenerations {
  generation: number;
  shard: number;
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

export interface MailingAddresses {
  address_hash: string | null;
  sealed_address: string;
  updated_at: Generated<string>;
  user_id: string;
}

export interface MarketDays {
  borough: string;
  campaigns: Generated<number>;
  closed_slots: Generated<number>;
  day: string;
  fees_cents: Generated<number>;
  filled_slots: Generated<number>;
  first_applicant_seconds: Generated<number>;
  first_applicants: Generated<number>;
  first_within_day: Generated<number>;
  industry: string;
  paid_in_cents: Generated<number>;
  refunded_cents: Generated<number>;
  released_cents: Generated<number>;
  repeat_campaigns: Generated<number>;
}

export interface MediaFiles {
  alt_text: string | null;
  bucket_name: BucketName;
  byte_size: number;
  caption: string | null;
  content_hash: string | null;
  content_type: string;
  created_at: Generated<string>;
  deleted_at: string | null;
  duration_seconds: number | null;
  entity_id: string;
  entity_type: EntityType;
  failure: string | null;
  file_path: string;
  has_poster: Generated<boolean>;
  height: number | null;
  id: string;
  is_active: Generated<boolean>;
  objects_removed_at: string | null;
  original_name: string;
  placeholder: string | null;
  removed_at: string | null;
  role: MediaRole;
  sort_order: Generated<number>;
  status: MediaStatus;
  updated_at: Generated<string>;
  uploaded_by: string | null;
  width: number | null;
  widths: Generated<number[]>;
}

export interface MessageFiles {
  media_file_id: string;
  message_id: string;
  sort_order: number;
}

export interface Messages {
  body: string;
  conversation_id: string;
  created_at: string;
  has_contact_details: Generated<boolean>;
  id: string;
  is_deleted: Generated<boolean>;
  removed_at: string | null;
  sender_id: string;
  side: ConversationSide;
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

export interface Notifications {
  body: Generated<string>;
  business_id: string | null;
  created_at: string;
  href: string;
  id: string;
  is_for_digest: Generated<boolean>;
  is_shown: boolean;
  kind: string;
  notification_key: string;
  read_at: string | null;
  title: string;
  user_id: string;
}

export interface PasskeyChallenges {
  challenge: string;
  created_at: Generated<string>;
  expires_at: string;
  id: string;
  purpose: ChallengePurpose;
  session_id: string | null;
  sign_in_step_id: string | null;
  user_id: string | null;
}

export interface Passkeys {
  created_at: Generated<string>;
  credential_id: string;
  id: string;
  is_backed_up: boolean;
  is_backup_eligible: boolean;
  last_used_at: string | null;
  name: string;
  public_key: string;
  sign_count: Generated<number>;
  transports: Generated<string[]>;
  user_id: string;
}

export interface Payees {
  bank_changed_at: string | null;
  bank_fingerprint: string | null;
  bank_last4: string | null;
  bank_name: string | null;
  checked_at: string | null;
  created_at: string;
  creator_id: string;
  failure: string | null;
  id: string;
  lost_accounts: Generated<number>;
  next_look_at: string;
  next_weekly_at: string | null;
  provider: ProviderName;
  provider_reference: string | null;
  read_at: string | null;
  readings: Generated<number>;
  round: Generated<number>;
  status: PayeeStatus;
  stopped_at: string | null;
  tax_form_at: string | null;
  updated_at: string;
}

export interface Payers {
  business_id: string;
  created_at: string;
  id: string;
  provider: ProviderName;
  provider_reference: string | null;
  round: Generated<number>;
  user_id: string;
}

export interface PayoutParts {
  amount_cents: number;
  earning_id: string;
  payout_id: string;
}

export interface Payouts {
  amount_cents: number;
  arrives_on: string;
  attempts: Generated<number>;
  bank_last4: string | null;
  bank_name: string | null;
  cause: PayoutCause;
  created_at: string;
  creator_id: string;
  ended_at: string | null;
  failure: string | null;
  id: string;
  leaves_at: string;
  next_look_at: string | null;
  number: number;
  paid_at: string | null;
  payee_id: string;
  provider: ProviderName;
  provider_reference: string | null;
  retry_of: string | null;
  round: Generated<number>;
  sent_at: string | null;
  short_since: string | null;
  status: PayoutStatus;
  stop_reason: string | null;
  stopped_at: string | null;
  unreturned_since: string | null;
  updated_at: string;
}

export interface PayoutStops {
  ended_at: string | null;
  id: string;
  reason: string;
  started_at: string;
}

export interface PerkCodes {
  business_id: string;
  code: string;
  created_at: string;
  id: string;
  link_id: string;
}

export interface PlatformSettings {
  changed_at: string;
  changed_by: string;
  id: string;
  key: string;
  reason: string;
  value: number;
  version: number;
}

export interface PortfolioLinks {
  checked_at: string | null;
  created_at: Generated<string>;
  creator_id: string;
  finding: LinkFinding | null;
  id: string;
  is_public: boolean | null;
  platform: LinkPlatform;
  sort_order: Generated<number>;
  title: string | null;
  url: string;
}

export interface PostReadings {
  comments: number | null;
  day: string;
  deliverable_id: string;
  likes: number | null;
  reach: number | null;
  read_at: string;
  saves: number | null;
  screenshot_id: string | null;
  shares: number | null;
  source: NumbersSource;
  views: number | null;
}

export interface PostWatches {
  creator_id: string;
  deliverable_id: string;
  ends_at: string;
  external_id: string | null;
  failing_since: string | null;
  failure: ReadFailure | null;
  last_failure: string | null;
  next_read_at: string | null;
  platform: SocialPlatform;
  reading_until: string | null;
}

export interface Profiles {
  account_status: Generated<AccountStatus>;
  admin_role: AdminRole | null;
  created_at: Generated<string>;
  email_timing: Generated<EmailTiming>;
  first_login_at: string | null;
  full_name: string | null;
  is_business_onboarding: Generated<boolean>;
  last_digest_on: string | null;
  last_login_at: string | null;
  role: Role | null;
  status_reason: string | null;
  terms_accepted_at: string | null;
  updated_at: Generated<string>;
  user_id: string;
}

export interface ProviderDifferences {
  confirmed_at: string | null;
  expected_cents: number;
  first_seen_at: string;
  found_cents: number;
  provider: ProviderName;
  subject: string;
}

export interface ProviderEntries {
  amount_cents: number;
  description: string | null;
  explained_at: string | null;
  explained_by: string | null;
  explanation: string | null;
  fee_cents: number;
  id: Generated<string>;
  kind: BalanceKind;
  memo: Json | null;
  occurred_at: string;
  our_id: string | null;
  posted_at: string | null;
  provider: ProviderName;
  read_at: string;
  reference: string;
  source: string | null;
}

export interface ProviderReadings {
  provider: ProviderName;
  read_at: string;
  read_until: string;
}

export interface Quotes {
  amount_cents: number;
  application_id: string;
  created_at: string;
  decided_at: string | null;
  expires_at: string;
  id: string;
  made_by: QuoteSide;
  made_by_user_id: string | null;
  reason: Generated<string>;
  status: QuoteStatus;
}

export interface RateLimits {
  count: number;
  key: string;
  resets_at: string;
}

export interface RatingAnswers {
  author_id: string;
  created_at: string;
  rating_id: string;
  words: string;
}

export interface RatingReports {
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  decision: ReportDecision | null;
  id: string;
  note: string;
  rating_id: string;
  reason: ReportReason;
  reporter_id: string;
  words: string | null;
}

export interface Ratings {
  author_id: string;
  business_id: string;
  collaboration_id: string;
  created_at: string;
  creator_id: string;
  hidden_at: string | null;
  id: string;
  opens_at: string;
  shown_at: string | null;
  side: RatingSide;
  stars: number;
  words: Generated<string>;
}

export interface ReceiptRevisions {
  address: string | null;
  business_name: string;
  city: string | null;
  ein: string | null;
  funding_id: string;
  issued_at: string;
  issued_by: string | null;
  legal_name: string | null;
  reference: string | null;
  revision: number;
  state: string | null;
  street: string | null;
  unit: string | null;
  zip: string | null;
}

export interface RecoveryCodes {
  code_hash: string;
  created_at: Generated<string>;
  id: string;
  used_at: string | null;
  user_id: string;
}

export interface Redemptions {
  business_id: string;
  id: string;
  link_id: string;
  perk_code_id: string | null;
  redeemed_at: string;
  redeemed_by: string | null;
  undone_at: string | null;
}

export interface RefundFailures {
  failed_at: string;
  failure: string | null;
  provider_reference: string;
  refund_id: string;
}

export interface Refunds {
  asking_until: string | null;
  attempts: Generated<number>;
  business_id: string;
  campaign_id: string;
  covered_by: string | null;
  created_at: string;
  failure: string | null;
  fee_cents: number;
  funding_id: string;
  id: string;
  next_look_at: string;
  paid_at: string | null;
  payout_cents: number;
  provider_reference: string | null;
  reason: RefundReason;
  refund_key: string;
  round: Generated<number>;
  slots: number;
  status: RefundStatus;
  total_cents: number;
  updated_at: string;
}

export interface ReportDecisions {
  action: ReportAction;
  appeal_answer: string | null;
  appeal_decided_at: string | null;
  appeal_decided_by: string | null;
  appeal_outcome: AppealOutcome | null;
  appeal_words: string | null;
  appealed_at: string | null;
  decided_at: string;
  decided_by: string;
  id: string;
  person_id: string | null;
  target_id: string;
  target_type: ReportTarget;
  words: string;
}

export interface ReportNotices {
  campaign_id: string;
  created_at: string;
}

export interface Reports {
  created_at: string;
  decision_id: string | null;
  id: string;
  note: string;
  reason: AbuseReason;
  reporter_id: string;
  target_id: string;
  target_type: ReportTarget;
}

export interface ReportShares {
  campaign_id: string;
  created_at: string;
  created_by: string | null;
  token: string;
}

export interface SandboxBalance {
  amount_cents: number;
  created_at: string;
  description: string | null;
  fee_cents: Generated<number>;
  id: string;
  kind: BalanceKind;
  our_id: string | null;
  source: string | null;
}

export interface SandboxCards {
  behavior: SandboxCardBehavior;
  checkout_id: string;
  created_at: string;
  id: string;
  payer: string;
  removed_at: string | null;
}

export interface SandboxChargebacks {
  amount_cents: number;
  checkout_id: string;
  created_at: string;
  id: string;
  status: ChargebackStatus;
}

export interface SandboxCheckouts {
  amount_cents: number;
  cancel_url: string;
  created_at: string;
  description: string;
  expires_at: string;
  failure: string | null;
  id: string;
  is_card_closed: Generated<boolean>;
  memo: Json | null;
  our_id: string;
  payer: string | null;
  refunded_cents: Generated<number>;
  return_url: string;
  status: CheckoutStatus;
}

export interface SandboxEvents {
  body: string;
  created_at: string;
  delivered_at: string | null;
  id: string;
  kind: string;
}

export interface SandboxPayees {
  bank_last4: string | null;
  bank_name: string | null;
  created_at: string;
  email: string;
  failure: string | null;
  full_name: string;
  has_tax_form: Generated<boolean>;
  id: string;
  is_bank_closed: Generated<boolean>;
  our_id: string;
  return_url: string | null;
  status: SandboxPayeeStatus;
}

export interface SandboxPayouts {
  amount_cents: number;
  arrives_on: string;
  created_at: string;
  description: string;
  failure: string | null;
  id: string;
  our_id: string;
  payee_id: string;
  status: ProviderPayoutStatus;
}

export interface SandboxRefunds {
  amount_cents: number;
  checkout_id: string;
  created_at: string;
  failure: string | null;
  id: string;
  memo: Json | null;
  our_id: string;
  round: Generated<number>;
  status: ProviderRefundStatus;
}

export interface SavedCards {
  brand: string;
  detached_at: string | null;
  exp_month: number;
  exp_year: number;
  id: string;
  last4: string;
  payer_id: string;
  provider_reference: string;
  removed_at: string | null;
  saved_at: string;
}

export interface SavedReplies {
  body: string;
  business_id: string | null;
  created_at: Generated<string>;
  id: string;
  title: string;
  updated_at: Generated<string>;
  user_id: string | null;
  version: Generated<number>;
}

export interface SavedSearches {
  created_at: string;
  filters: Json;
  has_daily_mail: Generated<boolean>;
  id: string;
  notified_until: string;
  search_name: string;
  user_id: string;
}

export interface SavedViews {
  created_at: string;
  id: string;
  list: AdminList;
  name: string;
  user_id: string;
  view: Json;
}

export interface Sessions {
  business_id: string | null;
  confirmed_at: string | null;
  confirmed_by: ConfirmationKind | null;
  created_at: Generated<string>;
  expires_at: string;
  id: string;
  ip_address: string | null;
  refresh_count: Generated<number>;
  refreshed_at: string | null;
  seen_at: Generated<string>;
  token: string;
  updated_at: Generated<string>;
  user_agent: string | null;
  user_id: string;
  viewed_until: string | null;
  viewed_user_id: string | null;
}

export interface Shipments {
  carrier: Carrier | null;
  collaboration_id: string;
  counts_at: string | null;
  id: string;
  note: string | null;
  received_at: string | null;
  remind_at: string | null;
  reminders_sent: Generated<number>;
  ship_by: string;
  shipped_at: string | null;
  status: ShipmentStatus;
  tracking_number: string | null;
  updated_at: string;
}

export interface SignInSteps {
  created_at: Generated<string>;
  expires_at: string;
  id: string;
  token_hash: string;
  user_id: string;
}

export interface SocialAccounts {
  access_token_sealed: string | null;
  avg_views: number | null;
  claimed_avg_views: number | null;
  claimed_followers: number | null;
  connected_at: string | null;
  created_at: Generated<string>;
  creator_id: string;
  external_id: string | null;
  failing_since: string | null;
  followers: number | null;
  handle: string;
  id: string;
  is_private: boolean | null;
  last_failure: string | null;
  next_sync_at: string | null;
  numbers_read_at: string | null;
  numbers_source: NumbersSource | null;
  platform: SocialPlatform;
  proof_code: string | null;
  refresh_token_sealed: string | null;
  status: SocialAccountStatus;
  syncing_until: string | null;
  token_expires_at: string | null;
  updated_at: Generated<string>;
}

export interface SocialConnections {
  created_at: Generated<string>;
  expires_at: string;
  id: string;
  platform: ConnectablePlatform;
  session_id: string;
  user_id: string;
  verifier_sealed: string;
}

export interface SocialSyncs {
  cause: SyncCause;
  created_at: Generated<string>;
  failure: string | null;
  id: string;
  outcome: SyncOutcome;
  social_account_id: string;
  took_ms: number;
}

export interface StatementNotices {
  business_id: string;
  created_at: string;
  month: string;
}

export interface Submissions {
  caption: Generated<string>;
  decided_at: string | null;
  decided_by: string | null;
  deliverable_id: string;
  due_at: string | null;
  id: string;
  marks: Generated<Json>;
  note: Generated<string>;
  status: VersionStatus;
  submitted_at: string;
  version: number;
}

export interface SupportMessages {
  author_id: string;
  body: string;
  created_at: string;
  id: string;
  kind: SupportMessageKind;
  support_request_id: string;
}

export interface SupportRequests {
  created_at: string;
  id: string;
  last_message_at: string;
  merged_into_id: string | null;
  record_id: string | null;
  record_type: SupportRecordType | null;
  snoozed_until: string | null;
  status: SupportStatus;
  subject: string;
  user_id: string;
}

export interface TapLinks {
  business_id: string;
  campaign_id: string;
  code: string;
  collaboration_id: string;
  counter_code: string;
  created_at: string;
  creator_id: string;
  id: string;
}

export interface TaxReminders {
  creator_id: string;
  last_sent_at: string;
  sent_count: number;
  year: number;
}

export interface TaxRuns {
  finished_at: string | null;
  id: string;
  last_creator_id: string | null;
  revised_count: Generated<number>;
  started_at: string;
  started_by: string;
  year: number;
}

export interface TaxStatements {
  corrects_filed: boolean;
  corrects_shown: boolean;
  created_at: string;
  creator_id: string;
  filed_at: string | null;
  form: FiledForm;
  has_w9: boolean;
  id: string;
  is_current: boolean;
  is_withdrawn: boolean;
  paid_cents: number;
  revision: number;
  sealed_parties: string;
  tax_run_id: string;
  year: number;
}

export interface TaxYears {
  form: TaxForm;
  id: string;
  sealed_payer: string | null;
  threshold_cents: number;
  updated_at: string;
  version: number;
  year: number;
}

export interface UploadDays {
  bytes: number;
  day: string;
  user_id: string;
}

export interface Uploads {
  bucket_name: BucketName;
  byte_size: number;
  content_type: string;
  created_at: Generated<string>;
  entity_id: string;
  entity_type: EntityType;
  expires_at: string;
  file_path: string;
  finished_at: string | null;
  id: string;
  locked_by: string | null;
  locked_until: string | null;
  media_file_id: string | null;
  original_name: string;
  role: MediaRole;
  user_id: string;
}

export interface Users {
  created_at: Generated<string>;
  email: string;
  email_verified: Generated<boolean>;
  id: string;
  updated_at: Generated<string>;
}

export interface VettingDecisions {
  admin_id: string;
  created_at: Generated<string>;
  creator_id: string;
  decision: CreatorDecision;
  id: string;
  items: Generated<Json>;
  note: string | null;
  reason: VettingReason | null;
}

export interface W9s {
  certified_at: string;
  creator_id: string;
  electronic_since: string | null;
  sealed_details: string;
  tin_kind: TinKind;
  tin_last4: string;
  updated_at: string;
}

export interface WaitingInvitations {
  added_at: string;
  added_by: string;
  campaign_id: string;
  creator_id: string;
  decided_at: string | null;
  id: string;
  skip_reason: string | null;
  status: WaitingInvitationStatus;
  updated_at: string;
  words: Generated<string>;
}

export interface WaitlistEntries {
  city_id: string;
  confirmed_at: string | null;
  created_at: Generated<string>;
  email: string;
  id: string;
  mailed_at: string;
  removed_at: string | null;
  role: SignUpRole | null;
  status: WaitlistStatus;
}

export interface WebhookDeliveries {
  attempts: Generated<number>;
  created_at: string;
  duration_ms: number | null;
  endpoint_id: string;
  event_type: string;
  failure: string | null;
  id: string;
  ids: Json;
  last_attempt_at: string | null;
  next_attempt_at: string | null;
  occurred_at: string;
  payload: string | null;
  response_status: number | null;
  status: DeliveryStatus;
}

export interface WebhookEndpoints {
  audience: WebhookAudience;
  business_id: string | null;
  created_at: string;
  description: string;
  event_types: string[];
  failing_since: string | null;
  id: string;
  off_at: string | null;
  off_cause: OffCause | null;
  previous_until: string | null;
  sealed_previous: string | null;
  sealed_secret: string;
  updated_at: string;
  url: string;
  user_id: string;
}

export interface WebhookEvents {
  applied_at: string | null;
  body: string;
  external_id: string;
  id: string;
  kind: string;
  note: string | null;
  provider: ProviderName;
  received_at: string;
}

export interface WorkEvents {
  actor_id: string | null;
  collaboration_id: string;
  deliverable_id: string | null;
  detail: Generated<Json>;
  id: string;
  kind: string;
  occurred_at: string;
  side: WorkMover;
}

export interface Tables {
  account_links: AccountLinks;
  alarms: Alarms;
  announcement_dismissals: AnnouncementDismissals;
  announcement_mails: AnnouncementMails;
  announcements: Announcements;
  api_keys: ApiKeys;
  application_notes: ApplicationNotes;
  application_pieces: ApplicationPieces;
  application_signatures: ApplicationSignatures;
  applications: Applications;
  approvals: Approvals;
  audit_log: AuditLog;
  authenticator_apps: AuthenticatorApps;
  blocks: Blocks;
  business_invitations: BusinessInvitations;
  business_locations: BusinessLocations;
  business_members: BusinessMembers;
  business_onboardings: BusinessOnboardings;
  business_pages: BusinessPages;
  business_tax_details: BusinessTaxDetails;
  businesses: Businesses;
  calendar_feeds: CalendarFeeds;
  campaign_bookmarks: CampaignBookmarks;
  campaign_brief_versions: CampaignBriefVersions;
  campaign_deliverables: CampaignDeliverables;
  campaign_events: CampaignEvents;
  campaign_links: CampaignLinks;
  campaign_listings: CampaignListings;
  campaign_locations: CampaignLocations;
  campaign_reminders: CampaignReminders;
  campaign_stops: CampaignStops;
  campaign_template_pictures: CampaignTemplatePictures;
  campaign_templates: CampaignTemplates;
  campaigns: Campaigns;
  change_requests: ChangeRequests;
  chargebacks: Chargebacks;
  cities: Cities;
  collaborations: Collaborations;
  content_package_deliverables: ContentPackageDeliverables;
  content_packages: ContentPackages;
  contract_parties: ContractParties;
  conversation_participants: ConversationParticipants;
  conversations: Conversations;
  creator_audiences: CreatorAudiences;
  creator_list_entries: CreatorListEntries;
  creator_lists: CreatorLists;
  creator_niches: CreatorNiches;
  creator_page_pieces: CreatorPagePieces;
  creator_pages: CreatorPages;
  creator_rates: CreatorRates;
  creators: Creators;
  credentials: Credentials;
  day_counts: DayCounts;
  deliverable_files: DeliverableFiles;
  deliverables: Deliverables;
  device_codes: DeviceCodes;
  directory_changes: DirectoryChanges;
  directory_entries: DirectoryEntries;
  dispute_decisions: DisputeDecisions;
  dispute_deliverables: DisputeDeliverables;
  dispute_statement_files: DisputeStatementFiles;
  dispute_statements: DisputeStatements;
  disputes: Disputes;
  earnings: Earnings;
  email_changes: EmailChanges;
  email_events: EmailEvents;
  email_suppressions: EmailSuppressions;
  enrichment_findings: EnrichmentFindings;
  enrichments: Enrichments;
  factor_resets: FactorResets;
  former_emails: FormerEmails;
  fundings: Fundings;
  guess_counts: GuessCounts;
  idempotency_keys: IdempotencyKeys;
  industries: Industries;
  known_devices: KnownDevices;
  ledger_accounts: LedgerAccounts;
  ledger_checks: LedgerChecks;
  ledger_events: LedgerEvents;
  ledger_transfers: LedgerTransfers;
  link_taps: LinkTaps;
  list_export_parts: ListExportParts;
  list_exports: ListExports;
  listing_buckets: ListingBuckets;
  listing_generations: ListingGenerations;
  mailbox_messages: MailboxMessages;
  mailing_addresses: MailingAddresses;
  market_days: MarketDays;
  media_files: MediaFiles;
  message_files: MessageFiles;
  messages: Messages;
  neighborhoods: Neighborhoods;
  notification_preferences: NotificationPreferences;
  notifications: Notifications;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  payees: Payees;
  payers: Payers;
  payout_parts: PayoutParts;
  payout_stops: PayoutStops;
  payouts: Payouts;
  perk_codes: PerkCodes;
  platform_settings: PlatformSettings;
  portfolio_links: PortfolioLinks;
  post_readings: PostReadings;
  post_watches: PostWatches;
  profiles: Profiles;
  provider_differences: ProviderDifferences;
  provider_entries: ProviderEntries;
  provider_readings: ProviderReadings;
  quotes: Quotes;
  rate_limits: RateLimits;
  rating_answers: RatingAnswers;
  rating_reports: RatingReports;
  ratings: Ratings;
  receipt_revisions: ReceiptRevisions;
  recovery_codes: RecoveryCodes;
  redemptions: Redemptions;
  refund_failures: RefundFailures;
  refunds: Refunds;
  report_decisions: ReportDecisions;
  report_notices: ReportNotices;
  report_shares: ReportShares;
  reports: Reports;
  sandbox_balance: SandboxBalance;
  sandbox_cards: SandboxCards;
  sandbox_chargebacks: SandboxChargebacks;
  sandbox_checkouts: SandboxCheckouts;
  sandbox_events: SandboxEvents;
  sandbox_payees: SandboxPayees;
  sandbox_payouts: SandboxPayouts;
  sandbox_refunds: SandboxRefunds;
  saved_cards: SavedCards;
  saved_replies: SavedReplies;
  saved_searches: SavedSearches;
  saved_views: SavedViews;
  sessions: Sessions;
  shipments: Shipments;
  sign_in_steps: SignInSteps;
  social_accounts: SocialAccounts;
  social_connections: SocialConnections;
  social_syncs: SocialSyncs;
  statement_notices: StatementNotices;
  submissions: Submissions;
  support_messages: SupportMessages;
  support_requests: SupportRequests;
  tap_links: TapLinks;
  tax_reminders: TaxReminders;
  tax_runs: TaxRuns;
  tax_statements: TaxStatements;
  tax_years: TaxYears;
  upload_days: UploadDays;
  uploads: Uploads;
  users: Users;
  vetting_decisions: VettingDecisions;
  w9s: W9s;
  waiting_invitations: WaitingInvitations;
  waitlist_entries: WaitlistEntries;
  webhook_deliveries: WebhookDeliveries;
  webhook_endpoints: WebhookEndpoints;
  webhook_events: WebhookEvents;
  work_events: WorkEvents;
}
