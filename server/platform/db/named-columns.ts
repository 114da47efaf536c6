import { LINK_PURPOSES } from '#domain/accounts/account-links.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/account-states.ts';
import { CONFIRMATION_KINDS } from '#domain/accounts/confirmations.ts';
import { CHALLENGE_PURPOSES, FACTOR_RESET_OUTCOMES } from '#domain/accounts/factors.ts';
import { MEMBER_ROLES, MEMBER_STATUSES, ROLES, SIGN_UP_ROLES } from '#domain/accounts/roles.ts';
import { WAITLIST_STATUSES } from '#domain/accounts/waitlist-states.ts';
import { APPROVAL_ACTIONS, APPROVAL_STATUSES } from '#domain/admin/approvals.ts';
import { BOROUGHS, CITY_STATUSES } from '#domain/base/city.ts';
import { EMAIL_EVENT_STATUSES } from '#domain/base/email-event-states.ts';
import { BUCKETS, ENTITY_TYPES, MEDIA_ROLES, MEDIA_STATUSES } from '#domain/base/media.ts';
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
import { REVIEW_REASONS } from '#domain/creators/review-reasons.ts';
import {
  NUMBERS_SOURCES,
  SOCIAL_ACCOUNT_STATUSES,
  SYNC_CAUSES,
  SYNC_OUTCOMES,
} from '#domain/creators/social-account-states.ts';
import { CONNECTABLE_PLATFORMS, SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { APPLICATION_STATUSES, OPEN_APPLICATION_STATUSES } from '#domain/hiring/application-states.ts';
import { QUOTE_SIDES, QUOTE_STATUSES } from '#domain/hiring/quote-states.ts';
import { SIGNATURE_SIDES } from '#domain/hiring/signatures.ts';
import { CONVERSATION_SIDES } from '#domain/messages/conversations.ts';
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
  SANDBOX_PAYEE_STATUSES,
} from '#domain/money/payment-provider.ts';
import { PAYEE_STATUSES, PAYOUT_CAUSES, PAYOUT_STATUSES } from '#domain/money/payout-states.ts';
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
import { REPORT_DECISIONS, REPORT_REASONS, REVIEW_SIDES } from '#domain/work/reviews.ts';

/** A type of the domain with the words it allows, and the file that has it. */
interface ClosedSet {
  home: string;
  words: readonly string[];
}

export const CLOSED_SETS = {
  AccountStatus: { home: '#domain/accounts/account-states.ts', words: ACCOUNT_STATUSES },
  AddressVisibility: { home: '#domain/businesses/locations.ts', words: ADDRESS_VISIBILITIES },
  AlarmKind: { home: '#domain/money/alarms.ts', words: ALARM_KINDS },
  ApplicationStatus: { home: '#domain/hiring/application-states.ts', words: APPLICATION_STATUSES },
  ApprovalAction: { home: '#domain/admin/approvals.ts', words: APPROVAL_ACTIONS },
  ApprovalStatus: { home: '#domain/admin/approvals.ts', words: APPROVAL_STATUSES },
  BalanceKind: { home: '#domain/money/payment-provider.ts', words: BALANCE_KINDS },
  Borough: { home: '#domain/base/city.ts', words: BOROUGHS },
  BucketName: { home: '#domain/base/media.ts', words: BUCKETS },
  CampaignStatus: { home: '#domain/campaigns/campaign-states.ts', words: CAMPAIGN_STATUSES },
  CancelReason: {
    home: '#domain/work/collaboration-states.ts',
    words: CANCEL_REASONS.map(({ reason }) => reason),
  },
  ChallengePurpose: { home: '#domain/accounts/factors.ts', words: CHALLENGE_PURPOSES },
  ChargebackStatus: { home: '#domain/money/chargeback-states.ts', words: CHARGEBACK_STATUSES },
  CheckoutStatus: { home: '#domain/money/payment-provider.ts', words: CHECKOUT_STATUSES },
  CityStatus: { home: '#domain/base/city.ts', words: CITY_STATUSES },
  CollaborationStatus: { home: '#domain/work/collaboration-states.ts', words: COLLABORATION_STATUSES },
  ConfirmationKind: { home: '#domain/accounts/confirmations.ts', words: CONFIRMATION_KINDS },
  ConnectablePlatform: { home: '#domain/creators/social-platforms.ts', words: CONNECTABLE_PLATFORMS },
  ConversationSide: { home: '#domain/messages/conversations.ts', words: CONVERSATION_SIDES },
  ReviewReason: { home: '#domain/creators/review-reasons.ts', words: REVIEW_REASONS },
  CreatorDecision: { home: '#domain/creators/creator-states.ts', words: CREATOR_DECISIONS },
  CreatorStatus: { home: '#domain/creators/creator-states.ts', words: CREATOR_STATUSES },
  DeliverableKind: { home: '#domain/campaigns/deliverables.ts', words: DELIVERABLE_KINDS },
  DeliverableStatus: { home: '#domain/work/deliverable-states.ts', words: DELIVERABLE_STATUSES },
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
  QuoteStatus: { home: '#domain/hiring/quote-states.ts', words: QUOTE_STATUSES },
  RefundReason: {
    home: '#domain/money/funding-states.ts',
    words: REFUND_REASONS.map(({ reason }) => reason),
  },
  RefundStatus: { home: '#domain/money/funding-states.ts', words: REFUND_STATUSES },
  ReportDecision: { home: '#domain/work/reviews.ts', words: REPORT_DECISIONS },
  ReportReason: { home: '#domain/work/reviews.ts', words: REPORT_REASONS },
  ReviewSide: { home: '#domain/work/reviews.ts', words: REVIEW_SIDES },
  Role: { home: '#domain/accounts/roles.ts', words: ROLES },
  SandboxPayeeStatus: { home: '#domain/money/payment-provider.ts', words: SANDBOX_PAYEE_STATUSES },
  SignUpRole: { home: '#domain/accounts/roles.ts', words: SIGN_UP_ROLES },
  SocialAccountStatus: { home: '#domain/creators/social-account-states.ts', words: SOCIAL_ACCOUNT_STATUSES },
  SocialPlatform: { home: '#domain/creators/social-platforms.ts', words: SOCIAL_PLATFORMS },
  SourceKind: { home: '#domain/businesses/enrichment.ts', words: SOURCE_KINDS },
  StatementKind: { home: '#domain/work/dispute-states.ts', words: STATEMENT_KINDS },
  StopCause: { home: '#domain/campaigns/campaign-states.ts', words: STOP_CAUSES },
  SyncCause: { home: '#domain/creators/social-account-states.ts', words: SYNC_CAUSES },
  SyncOutcome: { home: '#domain/creators/social-account-states.ts', words: SYNC_OUTCOMES },
  VersionStatus: { home: '#domain/work/deliverable-states.ts', words: VERSION_STATUSES },
  WaitlistStatus: { home: '#domain/accounts/waitlist-states.ts', words: WAITLIST_STATUSES },
  WorkMover: { home: '#domain/work/deliverable-states.ts', words: WORK_MOVERS },
} as const satisfies Record<string, ClosedSet>;

/**
 * Columns whose check constraint allows exactly the words of a type. Rows read from them have that type, so that no code
 * has to cast. `named-columns.test.ts` compares both sides, and finds columns that are missing here.
 */
export const NAMED_COLUMNS: Record<string, keyof typeof CLOSED_SETS> = {
  'account_links.purpose': 'LinkPurpose',
  'alarms.kind': 'AlarmKind',
  'application_signatures.side': 'SignatureSide',
  'applications.decided_from': 'OpenApplicationStatus',
  'applications.status': 'ApplicationStatus',
  'approvals.action': 'ApprovalAction',
  'approvals.status': 'ApprovalStatus',
  'business_invitations.status': 'InvitationStatus',
  'business_locations.address_visibility': 'AddressVisibility',
  'business_locations.placed_by': 'PlacedBy',
  'business_members.role': 'MemberRole',
  'business_members.status': 'MemberStatus',
  'business_onboardings.step': 'OnboardingStep',
  'campaign_deliverables.kind': 'DeliverableKind',
  'campaign_stops.cause': 'StopCause',
  'campaigns.fulfilment': 'Fulfilment',
  'campaigns.status': 'CampaignStatus',
  'chargebacks.provider': 'ProviderName',
  'chargebacks.status': 'ChargebackStatus',
  'cities.status': 'CityStatus',
  'collaborations.cancel_reason': 'CancelReason',
  'collaborations.status': 'CollaborationStatus',
  'content_package_deliverables.kind': 'DeliverableKind',
  'conversations.last_side': 'ConversationSide',
  'creator_rates.kind': 'DeliverableKind',
  'creator_reviews.decision': 'CreatorDecision',
  'creator_reviews.reason': 'ReviewReason',
  'creators.status': 'CreatorStatus',
  'deliverables.kind': 'DeliverableKind',
  'deliverables.status': 'DeliverableStatus',
  'dispute_decisions.outcome': 'DisputeOutcome',
  'dispute_statements.kind': 'StatementKind',
  'dispute_statements.side': 'DisputeSide',
  'disputes.appealed_side': 'DisputeSide',
  'disputes.closed_cause': 'DisputeCloseCause',
  'disputes.opened_side': 'DisputeSide',
  'disputes.reason': 'DisputeReason',
  'disputes.status': 'DisputeStatus',
  'disputes.wants': 'DisputeOutcome',
  'earnings.cause': 'EarningCause',
  'earnings.status': 'EarningStatus',
  'email_events.status': 'EmailEventStatus',
  'enrichment_findings.decision': 'FindingDecision',
  'enrichment_findings.field': 'FindingField',
  'enrichment_findings.source_kind': 'SourceKind',
  'enrichments.status': 'EnrichmentStatus',
  'factor_resets.outcome': 'FactorResetOutcome',
  'fundings.provider': 'ProviderName',
  'fundings.purpose': 'FundingPurpose',
  'fundings.status': 'FundingStatus',
  'campaign_bookmarks.kind': 'BookmarkKind',
  'ledger_checks.status': 'LedgerCheckStatus',
  'media_files.bucket_name': 'BucketName',
  'media_files.entity_type': 'EntityType',
  'media_files.role': 'MediaRole',
  'media_files.status': 'MediaStatus',
  'messages.side': 'ConversationSide',
  'neighborhoods.borough': 'Borough',
  'passkey_challenges.purpose': 'ChallengePurpose',
  'payees.provider': 'ProviderName',
  'payees.status': 'PayeeStatus',
  'payouts.cause': 'PayoutCause',
  'payouts.provider': 'ProviderName',
  'payouts.status': 'PayoutStatus',
  'portfolio_links.finding': 'LinkFinding',
  'portfolio_links.platform': 'LinkPlatform',
  'profiles.account_status': 'AccountStatus',
  'profiles.role': 'Role',
  'provider_differences.provider': 'ProviderName',
  'provider_entries.kind': 'BalanceKind',
  'provider_entries.provider': 'ProviderName',
  'provider_readings.provider': 'ProviderName',
  'quotes.made_by': 'QuoteSide',
  'quotes.status': 'QuoteStatus',
  'refunds.reason': 'RefundReason',
  'refunds.status': 'RefundStatus',
  'review_reports.decision': 'ReportDecision',
  'review_reports.reason': 'ReportReason',
  'reviews.side': 'ReviewSide',
  'sandbox_balance.kind': 'BalanceKind',
  'sandbox_chargebacks.status': 'ChargebackStatus',
  'sandbox_checkouts.status': 'CheckoutStatus',
  'sandbox_payees.status': 'SandboxPayeeStatus',
  'sandbox_payouts.status': 'ProviderPayoutStatus',
  'sandbox_refunds.status': 'ProviderRefundStatus',
  'sessions.confirmed_by': 'ConfirmationKind',
  'social_accounts.numbers_source': 'NumbersSource',
  'social_accounts.platform': 'SocialPlatform',
  'social_accounts.status': 'SocialAccountStatus',
  'social_connections.platform': 'ConnectablePlatform',
  'social_syncs.cause': 'SyncCause',
  'social_syncs.outcome': 'SyncOutcome',
  'submissions.status': 'VersionStatus',
  'uploads.bucket_name': 'BucketName',
  'uploads.entity_type': 'EntityType',
  'uploads.role': 'MediaRole',
  'waitlist_entries.role': 'SignUpRole',
  'waitlist_entries.status': 'WaitlistStatus',
  'webhook_events.provider': 'ProviderName',
  'work_events.side': 'WorkMover',
};
