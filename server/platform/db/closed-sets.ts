import { LINK_PURPOSES } from '#domain/accounts/account-links.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/account-states.ts';
import { ANNOUNCEMENT_STATUSES, AUDIENCES } from '#domain/accounts/announcements.ts';
import { KEY_END_CAUSES } from '#domain/accounts/api-keys.ts';
import { CONFIRMATION_KINDS } from '#domain/accounts/confirmations.ts';
import { CHALLENGE_PURPOSES, FACTOR_RESET_OUTCOMES } from '#domain/accounts/factors.ts';
import { EMAIL_TIMINGS } from '#domain/accounts/notification-kinds.ts';
import { ADMIN_ROLES, MEMBER_ROLES, MEMBER_STATUSES, ROLES, SIGN_UP_ROLES } from '#domain/accounts/roles.ts';
import { WAITLIST_STATUSES } from '#domain/accounts/waitlist-states.ts';
import { DELIVERY_STATUSES, OFF_CAUSES, WEBHOOK_AUDIENCES } from '#domain/accounts/webhooks.ts';
import { APPROVAL_ACTIONS, APPROVAL_STATUSES } from '#domain/admin/approvals.ts';
import { EXPORT_STATUSES } from '#domain/admin/exports.ts';
import { ADMIN_LISTS } from '#domain/admin/lists.ts';
import { ABUSE_REASONS, APPEAL_OUTCOMES, REPORT_ACTIONS, REPORT_TARGETS } from '#domain/admin/reports.ts';
import { BOROUGHS, CITY_STATUSES } from '#domain/base/city.ts';
import { EMAIL_EVENT_STATUSES, SUPPRESSION_CAUSES } from '#domain/base/email-event-states.ts';
import {
  BUCKETS,
  CAMPAIGN_PICTURE_ROLES,
  ENTITY_TYPES,
  MEDIA_ROLES,
  MEDIA_STATUSES,
} from '#domain/base/media.ts';
import {
  ENRICHMENT_STATUSES,
  FINDING_DECISIONS,
  FINDING_FIELDS,
  SOURCE_KINDS,
} from '#domain/businesses/enrichment.ts';
import { INVITATION_STATUSES } from '#domain/businesses/invitation-states.ts';
import { ADDRESS_VISIBILITIES, PLACED_BY } from '#domain/businesses/locations.ts';
import { ONBOARDING_STEPS } from '#domain/businesses/onboarding.ts';
import { BOOKMARK_KINDS } from '#domain/campaigns/campaign-filters.ts';
import { FULFILMENTS } from '#domain/campaigns/campaign-limits.ts';
import { CAMPAIGN_STATUSES, STOP_CAUSES } from '#domain/campaigns/campaign-states.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { CREATOR_DECISIONS, CREATOR_STATUSES } from '#domain/creators/creator-states.ts';
import { LINK_FINDINGS, LINK_PLATFORMS } from '#domain/creators/portfolio-links.ts';
import {
  NUMBERS_SOURCES,
  SOCIAL_ACCOUNT_STATUSES,
  SYNC_CAUSES,
  SYNC_OUTCOMES,
} from '#domain/creators/social-account-states.ts';
import { CONNECTABLE_PLATFORMS, SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { VETTING_REASONS } from '#domain/creators/vetting-reasons.ts';
import { APPLICATION_STATUSES, OPEN_APPLICATION_STATUSES } from '#domain/hiring/application-states.ts';
import { QUOTE_SIDES, QUOTE_STATUSES } from '#domain/hiring/quote-states.ts';
import { SIGNATURE_SIDES } from '#domain/hiring/signatures.ts';
import { WAITING_INVITATION_STATUSES } from '#domain/hiring/waiting-invitations.ts';
import { CONVERSATION_SIDES } from '#domain/messages/conversations.ts';
import { SUPPORT_MESSAGE_KINDS, SUPPORT_RECORDS, SUPPORT_STATUSES } from '#domain/messages/support.ts';
import { ALARM_KINDS } from '#domain/money/alarms.ts';
import { CHARGEBACK_STATUSES } from '#domain/money/chargeback-states.ts';
import { EARNING_CAUSES, EARNING_STATUSES } from '#domain/money/earning-states.ts';
import {
  FUNDING_PURPOSES,
  FUNDING_STATUSES,
  REFUND_REASONS,
  REFUND_STATUSES,
} from '#domain/money/funding-states.ts';
import { LEDGER_CHECK_STATUSES } from '#domain/money/ledger-check-states.ts';
import {
  BALANCE_KINDS,
  CHECKOUT_STATUSES,
  PROVIDER_NAMES,
  PROVIDER_PAYOUT_STATUSES,
  PROVIDER_REFUND_STATUSES,
  SANDBOX_CARD_BEHAVIORS,
  SANDBOX_PAYEE_STATUSES,
} from '#domain/money/payment-provider.ts';
import { PAYEE_STATUSES, PAYOUT_CAUSES, PAYOUT_STATUSES } from '#domain/money/payout-states.ts';
import { CARD_REFUSALS } from '#domain/money/saved-cards.ts';
import { TAX_FORMS } from '#domain/money/tax-forms.ts';
import { TIN_KINDS } from '#domain/money/w9.ts';
import { CARRIER_KEYS } from '#domain/work/carriers.ts';
import { CANCEL_REASONS, COLLABORATION_STATUSES } from '#domain/work/collaboration-states.ts';
import { DELIVERABLE_STATUSES, VERSION_STATUSES, WORK_MOVERS } from '#domain/work/deliverable-states.ts';
import {
  DISPUTE_CLOSE_CAUSES,
  DISPUTE_OUTCOMES,
  DISPUTE_REASONS,
  DISPUTE_SIDES,
  DISPUTE_STATUSES,
  STATEMENT_KINDS,
} from '#domain/work/dispute-states.ts';
import { READ_FAILURES } from '#domain/work/post-numbers.ts';
import { RATING_SIDES, REPORT_DECISIONS, REPORT_REASONS } from '#domain/work/ratings.ts';
import { SHIPMENT_STATUSES } from '#domain/work/shipment-states.ts';
import { CODE_USES } from '#domain/work/tap-links.ts';

/** A domain type with its allowed values, and the file that defines it. */
interface ClosedSet {
  home: string;
  words: readonly string[];
}

export const CLOSED_SETS = {
  AdminList: { home: '#domain/admin/lists.ts', words: ADMIN_LISTS },
  ExportStatus: { home: '#domain/admin/exports.ts', words: EXPORT_STATUSES },
  AccountStatus: { home: '#domain/accounts/account-states.ts', words: ACCOUNT_STATUSES },
  AddressVisibility: { home: '#domain/businesses/locations.ts', words: ADDRESS_VISIBILITIES },
  KeyEndCause: { home: '#domain/accounts/api-keys.ts', words: KEY_END_CAUSES },
  DeliveryStatus: { home: '#domain/accounts/webhooks.ts', words: DELIVERY_STATUSES },
  OffCause: { home: '#domain/accounts/webhooks.ts', words: OFF_CAUSES },
  WebhookAudience: { home: '#domain/accounts/webhooks.ts', words: WEBHOOK_AUDIENCES },
  AlarmKind: { home: '#domain/money/alarms.ts', words: ALARM_KINDS },
  AnnouncementStatus: { home: '#domain/accounts/announcements.ts', words: ANNOUNCEMENT_STATUSES },
  ApplicationStatus: { home: '#domain/hiring/application-states.ts', words: APPLICATION_STATUSES },
  ApprovalAction: { home: '#domain/admin/approvals.ts', words: APPROVAL_ACTIONS },
  ApprovalStatus: { home: '#domain/admin/approvals.ts', words: APPROVAL_STATUSES },
  Audience: { home: '#domain/accounts/announcements.ts', words: AUDIENCES },
  BalanceKind: { home: '#domain/money/payment-provider.ts', words: BALANCE_KINDS },
  Borough: { home: '#domain/base/city.ts', words: BOROUGHS },
  BucketName: { home: '#domain/base/media.ts', words: BUCKETS },
  CampaignPictureRole: { home: '#domain/base/media.ts', words: CAMPAIGN_PICTURE_ROLES },
  CampaignStatus: { home: '#domain/campaigns/campaign-states.ts', words: CAMPAIGN_STATUSES },
  CancelReason: {
    home: '#domain/work/collaboration-states.ts',
    words: CANCEL_REASONS.map(({ reason }) => reason),
  },
  ChallengePurpose: { home: '#domain/accounts/factors.ts', words: CHALLENGE_PURPOSES },
  ChargebackStatus: { home: '#domain/money/chargeback-states.ts', words: CHARGEBACK_STATUSES },
  CardRefusal: { home: '#domain/money/saved-cards.ts', words: CARD_REFUSALS },
  CheckoutStatus: { home: '#domain/money/payment-provider.ts', words: CHECKOUT_STATUSES },
  CityStatus: { home: '#domain/base/city.ts', words: CITY_STATUSES },
  CodeUse: { home: '#domain/work/tap-links.ts', words: CODE_USES },
  CollaborationStatus: { home: '#domain/work/collaboration-states.ts', words: COLLABORATION_STATUSES },
  ConfirmationKind: { home: '#domain/accounts/confirmations.ts', words: CONFIRMATION_KINDS },
  ConnectablePlatform: { home: '#domain/creators/social-platforms.ts', words: CONNECTABLE_PLATFORMS },
  ConversationSide: { home: '#domain/messages/conversations.ts', words: CONVERSATION_SIDES },
  EmailTiming: { home: '#domain/accounts/notification-kinds.ts', words: EMAIL_TIMINGS },
  VettingReason: { home: '#domain/creators/vetting-reasons.ts', words: VETTING_REASONS },
  CreatorDecision: { home: '#domain/creators/creator-states.ts', words: CREATOR_DECISIONS },
  CreatorStatus: { home: '#domain/creators/creator-states.ts', words: CREATOR_STATUSES },
  DeliverableKind: { home: '#domain/campaigns/deliverables.ts', words: DELIVERABLE_KINDS },
  DeliverableStatus: { home: '#domain/work/deliverable-states.ts', words: DELIVERABLE_STATUSES },
  ShipmentStatus: { home: '#domain/work/shipment-states.ts', words: SHIPMENT_STATUSES },
  Carrier: { home: '#domain/work/carriers.ts', words: CARRIER_KEYS },
  DisputeCloseCause: { home: '#domain/work/dispute-states.ts', words: DISPUTE_CLOSE_CAUSES },
  DisputeOutcome: { home: '#domain/work/dispute-states.ts', words: DISPUTE_OUTCOMES },
  DisputeReason: {
    home: '#domain/work/dispute-states.ts',
    words: DISPUTE_REASONS.map(({ reason }) => reason),
  },
  DisputeSide: { home: '#domain/work/dispute-states.ts', words: DISPUTE_SIDES },
  DisputeStatus: { home: '#domain/work/dispute-states.ts', words: DISPUTE_STATUSES },
  EarningCause: { home: '#domain/money/earning-states.ts', words: EARNING_CAUSES },
  EarningStatus: { home: '#domain/money/earning-states.ts', words: EARNING_STATUSES },
  EmailEventStatus: { home: '#domain/base/email-event-states.ts', words: EMAIL_EVENT_STATUSES },
  SuppressionCause: { home: '#domain/base/email-event-states.ts', words: SUPPRESSION_CAUSES },
  EnrichmentStatus: { home: '#domain/businesses/enrichment.ts', words: ENRICHMENT_STATUSES },
  EntityType: { home: '#domain/base/media.ts', words: ENTITY_TYPES },
  FactorResetOutcome: { home: '#domain/accounts/factors.ts', words: FACTOR_RESET_OUTCOMES },
  FindingDecision: { home: '#domain/businesses/enrichment.ts', words: FINDING_DECISIONS },
  FindingField: { home: '#domain/businesses/enrichment.ts', words: FINDING_FIELDS },
  Fulfilment: { home: '#domain/campaigns/campaign-limits.ts', words: FULFILMENTS },
  FundingPurpose: { home: '#domain/money/funding-states.ts', words: FUNDING_PURPOSES },
  FundingStatus: { home: '#domain/money/funding-states.ts', words: FUNDING_STATUSES },
  InvitationStatus: { home: '#domain/businesses/invitation-states.ts', words: INVITATION_STATUSES },
  BookmarkKind: { home: '#domain/campaigns/campaign-filters.ts', words: BOOKMARK_KINDS },
  LedgerCheckStatus: { home: '#domain/money/ledger-check-states.ts', words: LEDGER_CHECK_STATUSES },
  LinkFinding: { home: '#domain/creators/portfolio-links.ts', words: LINK_FINDINGS },
  LinkPlatform: { home: '#domain/creators/portfolio-links.ts', words: LINK_PLATFORMS },
  LinkPurpose: { home: '#domain/accounts/account-links.ts', words: LINK_PURPOSES },
  MediaRole: { home: '#domain/base/media.ts', words: MEDIA_ROLES },
  MediaStatus: { home: '#domain/base/media.ts', words: MEDIA_STATUSES },
  AdminRole: { home: '#domain/accounts/roles.ts', words: ADMIN_ROLES },
  MemberRole: { home: '#domain/accounts/roles.ts', words: MEMBER_ROLES },
  MemberStatus: { home: '#domain/accounts/roles.ts', words: MEMBER_STATUSES },
  NumbersSource: { home: '#domain/creators/social-account-states.ts', words: NUMBERS_SOURCES },
  OnboardingStep: { home: '#domain/businesses/onboarding.ts', words: ONBOARDING_STEPS },
  OpenApplicationStatus: { home: '#domain/hiring/application-states.ts', words: OPEN_APPLICATION_STATUSES },
  PayeeStatus: { home: '#domain/money/payout-states.ts', words: PAYEE_STATUSES },
  PayoutCause: { home: '#domain/money/payout-states.ts', words: PAYOUT_CAUSES },
  PayoutStatus: { home: '#domain/money/payout-states.ts', words: PAYOUT_STATUSES },
  PlacedBy: { home: '#domain/businesses/locations.ts', words: PLACED_BY },
  ProviderName: { home: '#domain/money/payment-provider.ts', words: PROVIDER_NAMES },
  ProviderPayoutStatus: { home: '#domain/money/payment-provider.ts', words: PROVIDER_PAYOUT_STATUSES },
  ProviderRefundStatus: { home: '#domain/money/payment-provider.ts', words: PROVIDER_REFUND_STATUSES },
  SignatureSide: { home: '#domain/hiring/signatures.ts', words: SIGNATURE_SIDES },
  QuoteSide: { home: '#domain/hiring/quote-states.ts', words: QUOTE_SIDES },
  WaitingInvitationStatus: {
    home: '#domain/hiring/waiting-invitations.ts',
    words: WAITING_INVITATION_STATUSES,
  },
  QuoteStatus: { home: '#domain/hiring/quote-states.ts', words: QUOTE_STATUSES },
  RefundReason: {
    home: '#domain/money/funding-states.ts',
    words: REFUND_REASONS.map(({ reason }) => reason),
  },
  RefundStatus: { home: '#domain/money/funding-states.ts', words: REFUND_STATUSES },
  AbuseReason: { home: '#domain/admin/reports.ts', words: ABUSE_REASONS },
  AppealOutcome: { home: '#domain/admin/reports.ts', words: APPEAL_OUTCOMES },
  ReportAction: { home: '#domain/admin/reports.ts', words: REPORT_ACTIONS },
  ReportTarget: { home: '#domain/admin/reports.ts', words: REPORT_TARGETS },
  ReadFailure: { home: '#domain/work/post-numbers.ts', words: READ_FAILURES },
  ReportDecision: { home: '#domain/work/ratings.ts', words: REPORT_DECISIONS },
  ReportReason: { home: '#domain/work/ratings.ts', words: REPORT_REASONS },
  RatingSide: { home: '#domain/work/ratings.ts', words: RATING_SIDES },
  Role: { home: '#domain/accounts/roles.ts', words: ROLES },
  SandboxCardBehavior: { home: '#domain/money/payment-provider.ts', words: SANDBOX_CARD_BEHAVIORS },
  SandboxPayeeStatus: { home: '#domain/money/payment-provider.ts', words: SANDBOX_PAYEE_STATUSES },
  SignUpRole: { home: '#domain/accounts/roles.ts', words: SIGN_UP_ROLES },
  SocialAccountStatus: { home: '#domain/creators/social-account-states.ts', words: SOCIAL_ACCOUNT_STATUSES },
  SocialPlatform: { home: '#domain/creators/social-platforms.ts', words: SOCIAL_PLATFORMS },
  SourceKind: { home: '#domain/businesses/enrichment.ts', words: SOURCE_KINDS },
  StatementKind: { home: '#domain/work/dispute-states.ts', words: STATEMENT_KINDS },
  StopCause: { home: '#domain/campaigns/campaign-states.ts', words: STOP_CAUSES },
  SupportMessageKind: { home: '#domain/messages/support.ts', words: SUPPORT_MESSAGE_KINDS },
  SupportRecordType: { home: '#domain/messages/support.ts', words: SUPPORT_RECORDS },
  SupportStatus: { home: '#domain/messages/support.ts', words: SUPPORT_STATUSES },
  SyncCause: { home: '#domain/creators/social-account-states.ts', words: SYNC_CAUSES },
  SyncOutcome: { home: '#domain/creators/social-account-states.ts', words: SYNC_OUTCOMES },
  TinKind: { home: '#domain/money/w9.ts', words: TIN_KINDS },
  FiledForm: { home: '#domain/money/tax-forms.ts', words: ['nec', 'k'] },
  TaxForm: { home: '#domain/money/tax-forms.ts', words: TAX_FORMS },
  VersionStatus: { home: '#domain/work/deliverable-states.ts', words: VERSION_STATUSES },
  WaitlistStatus: { home: '#domain/accounts/waitlist-states.ts', words: WAITLIST_STATUSES },
  WorkMover: { home: '#domain/work/deliverable-states.ts', words: WORK_MOVERS },
} as const satisfies Record<string, ClosedSet>;
