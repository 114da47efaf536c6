import { announcementRoutes } from '#server/areas/accounts/announcements/routes.ts';
import { apiKeyRoutes } from '#server/areas/accounts/api-keys/routes.ts';
import { confirmationRoutes } from '#server/areas/accounts/confirmations/routes.ts';
import { emailChangeRoutes } from '#server/areas/accounts/email-changes/routes.ts';
import { emailCheckRoutes } from '#server/areas/accounts/email-checks/routes.ts';
import { factorRoutes } from '#server/areas/accounts/factors/routes.ts';
import { accountLinkRoutes } from '#server/areas/accounts/links/routes.ts';
import { mailingAddressRoutes } from '#server/areas/accounts/mailing-addresses/routes.ts';
import { meRoutes } from '#server/areas/accounts/me/routes.ts';
import { passwordRoutes } from '#server/areas/accounts/passwords/routes.ts';
import { settingsRoutes } from '#server/areas/accounts/preferences/routes.ts';
import { creatorViewRoutes } from '#server/areas/accounts/sessions/routes.ts';
import { knownDeviceRoutes } from '#server/areas/accounts/sign-in/device-routes.ts';
import { sessionRoutes } from '#server/areas/accounts/sign-in/routes.ts';
import { secondStepRoutes } from '#server/areas/accounts/sign-in/second-step-routes.ts';
import { signUpRoutes } from '#server/areas/accounts/sign-up/routes.ts';
import { adminUserRoutes } from '#server/areas/accounts/users/routes.ts';
import { waitlistRoutes } from '#server/areas/accounts/waitlist/routes.ts';
import { listExportRoutes } from '#server/areas/admin/exports/routes.ts';
import { jobRoutes } from '#server/areas/admin/jobs/routes.ts';
import { marketRoutes } from '#server/areas/admin/market/routes.ts';
import { overviewRoutes } from '#server/areas/admin/overview/routes.ts';
import { adminPaymentRoutes } from '#server/areas/admin/payments/routes.ts';
import { waitingWorkRoutes } from '#server/areas/admin/queue/routes.ts';
import { reportRoutes } from '#server/areas/admin/reports/routes.ts';
import { savedViewRoutes } from '#server/areas/admin/saved-views/routes.ts';
import { adminSearchRoutes } from '#server/areas/admin/search/routes.ts';
import { timelineRoutes } from '#server/areas/admin/timeline/routes.ts';
import { approvalRoutes } from '#server/areas/base/approvals/routes.ts';
import { auditLogRoutes } from '#server/areas/base/audit-log/routes.ts';
import { cityRoutes } from '#server/areas/base/cities/routes.ts';
import { emailEventRoutes } from '#server/areas/base/emails/routes.ts';
import { geocodeRoutes } from '#server/areas/base/geocodes/routes.ts';
import { helpRoutes } from '#server/areas/base/help/routes.ts';
import { industryRoutes } from '#server/areas/base/industries/routes.ts';
import { mailboxRoutes } from '#server/areas/base/mailbox/routes.ts';
import { mediaRoutes } from '#server/areas/base/media/routes.ts';
import { neighborhoodRoutes } from '#server/areas/base/neighborhoods/routes.ts';
import { notificationRoutes } from '#server/areas/base/notifications/routes.ts';
import { platformSettingRoutes } from '#server/areas/base/settings/routes.ts';
import { storageRoutes } from '#server/areas/base/storage/routes.ts';
import { webhookRoutes } from '#server/areas/base/webhook-endpoints/routes.ts';
import { adminBusinessRoutes } from '#server/areas/businesses/admin/routes.ts';
import { blockRoutes } from '#server/areas/businesses/blocks/routes.ts';
import { businessRoutes } from '#server/areas/businesses/businesses/routes.ts';
import { enrichmentTestRoutes } from '#server/areas/businesses/enrichment-tests/routes.ts';
import { invitationRoutes } from '#server/areas/businesses/invitations/routes.ts';
import { locationRoutes } from '#server/areas/businesses/locations/routes.ts';
import { businessMemberRoutes } from '#server/areas/businesses/members/routes.ts';
import { enrichmentRoutes } from '#server/areas/businesses/onboarding/enrichment-routes.ts';
import { onboardingRoutes } from '#server/areas/businesses/onboarding/routes.ts';
import { taxDetailsRoutes } from '#server/areas/businesses/tax-details/routes.ts';
import { adminCampaignRoutes } from '#server/areas/campaigns/admin/routes.ts';
import { ownCampaignRoutes } from '#server/areas/campaigns/campaigns/own-routes.ts';
import { campaignRoutes } from '#server/areas/campaigns/campaigns/routes.ts';
import { contentPackageRoutes } from '#server/areas/campaigns/content-packages/routes.ts';
import { coverRoutes } from '#server/areas/campaigns/covers/routes.ts';
import { campaignDetailRoutes } from '#server/areas/campaigns/details/routes.ts';
import { campaignDraftRoutes } from '#server/areas/campaigns/drafts/routes.ts';
import { listingRoutes } from '#server/areas/campaigns/listing/routes.ts';
import { quickPostRoutes } from '#server/areas/campaigns/quick-posts/routes.ts';
import { savedSearchRoutes } from '#server/areas/campaigns/saved-searches/routes.ts';
import { showcaseRoutes } from '#server/areas/campaigns/showcase/routes.ts';
import { suggestionRoutes } from '#server/areas/campaigns/suggestions/routes.ts';
import { templateRoutes } from '#server/areas/campaigns/templates/routes.ts';
import { adminCreatorRoutes } from '#server/areas/creators/admin/routes.ts';
import { directoryListingRoutes } from '#server/areas/creators/directory/routes.ts';
import { portfolioRoutes } from '#server/areas/creators/portfolios/routes.ts';
import { creatorRoutes } from '#server/areas/creators/profiles/routes.ts';
import { socialAccountRoutes } from '#server/areas/creators/social-accounts/routes.ts';
import { socialSandboxRoutes } from '#server/areas/creators/social-accounts/sandbox-routes.ts';
import { adminSocialAccountRoutes } from '#server/areas/creators/social-accounts-admin/routes.ts';
import { applicantRoutes } from '#server/areas/creators/vetting/routes.ts';
import { campaignApplicantRoutes } from '#server/areas/hiring/applicants/routes.ts';
import { applicationRoutes } from '#server/areas/hiring/applications/routes.ts';
import { creatorListRoutes } from '#server/areas/hiring/creator-lists/routes.ts';
import { directoryRoutes } from '#server/areas/hiring/directory/routes.ts';
import { creatorInvitationRoutes } from '#server/areas/hiring/invitations/routes.ts';
import { applicationNoteRoutes } from '#server/areas/hiring/notes/routes.ts';
import { offerRoutes } from '#server/areas/hiring/offers/routes.ts';
import { ownApplicationRoutes } from '#server/areas/hiring/own-applications/routes.ts';
import { publicPageRoutes } from '#server/areas/hiring/public-pages/routes.ts';
import { quoteRoutes } from '#server/areas/hiring/quotes/routes.ts';
import { waitingInvitationRoutes } from '#server/areas/hiring/waiting-invitations/routes.ts';
import { conversationRoutes } from '#server/areas/messages/conversations/routes.ts';
import { savedReplyRoutes } from '#server/areas/messages/saved-replies/routes.ts';
import { supportRoutes } from '#server/areas/messages/support/routes.ts';
import { alarmRoutes } from '#server/areas/money/alarms/routes.ts';
import { billingRoutes } from '#server/areas/money/billing/routes.ts';
import { businessStatementRoutes } from '#server/areas/money/business-statements/routes.ts';
import { chargebackRoutes } from '#server/areas/money/chargebacks/routes.ts';
import { earningRoutes } from '#server/areas/money/earnings/routes.ts';
import { fundingRoutes } from '#server/areas/money/fundings/routes.ts';
import { ledgerCheckRoutes } from '#server/areas/money/ledger-checks/routes.ts';
import { ownTaxRoutes } from '#server/areas/money/own-taxes/routes.ts';
import { payeeRoutes } from '#server/areas/money/payees/routes.ts';
import { payoutRoutes } from '#server/areas/money/payouts/routes.ts';
import { adminPayoutRoutes } from '#server/areas/money/payouts-admin/routes.ts';
import { providerBalanceRoutes } from '#server/areas/money/provider-balance/routes.ts';
import { sandboxCheckoutRoutes } from '#server/areas/money/sandbox-checkouts/routes.ts';
import { sandboxPayeeRoutes } from '#server/areas/money/sandbox-payees/routes.ts';
import { savedCardRoutes } from '#server/areas/money/saved-cards/routes.ts';
import { statementRoutes } from '#server/areas/money/statements/routes.ts';
import { taxStatementRoutes } from '#server/areas/money/tax-statements/routes.ts';
import { taxYearRoutes } from '#server/areas/money/tax-years/routes.ts';
import { w9Routes } from '#server/areas/money/w9s/routes.ts';
import { calendarFeedRoutes } from '#server/areas/work/calendar/routes.ts';
import { campaignReportRoutes } from '#server/areas/work/campaign-report/routes.ts';
import { deliverableRoutes } from '#server/areas/work/collaborations/deliverable-routes.ts';
import { collaborationRoutes } from '#server/areas/work/collaborations/routes.ts';
import { shipmentRoutes } from '#server/areas/work/collaborations/shipment-routes.ts';
import { contentRoutes } from '#server/areas/work/content/routes.ts';
import { disputeRoutes } from '#server/areas/work/disputes/routes.ts';
import { postNumberRoutes } from '#server/areas/work/post-numbers/routes.ts';
import { ratingRoutes } from '#server/areas/work/ratings/routes.ts';
import { tapLinkRoutes } from '#server/areas/work/tap-links/routes.ts';
import { acceptQuoteRoutes } from '#server/flows/accept-quote/routes.ts';
import { approveActionRoutes } from '#server/flows/approve-action/routes.ts';
import { businessOverviewRoutes } from '#server/flows/business-overview/routes.ts';
import { cancelCampaignRoutes } from '#server/flows/cancel-campaign/routes.ts';
import { changeBusinessRoutes } from '#server/flows/change-business/routes.ts';
import { chargebackEvidenceRoutes } from '#server/flows/chargeback-evidence/routes.ts';
import { chooseBusinessRoutes } from '#server/flows/choose-business/routes.ts';
import { decideReportRoutes } from '#server/flows/decide-report/routes.ts';
import { accountDeletionRoutes } from '#server/flows/delete-account/routes.ts';
import { describeMeRoutes } from '#server/flows/describe-me/routes.ts';
import { endQuoteRoutes } from '#server/flows/end-quote/routes.ts';
import { dataExportRoutes } from '#server/flows/export-account/routes.ts';
import { joinBusinessRoutes } from '#server/flows/join-business/routes.ts';
import { leaveBusinessRoutes } from '#server/flows/leave-business/routes.ts';
import { limitMemberRoutes } from '#server/flows/limit-member/routes.ts';
import { mailDigestRoutes } from '#server/flows/mail-digests/routes.ts';
import { removeMediaRoutes } from '#server/flows/remove-media/routes.ts';
import { openAccountRoutes } from '#server/flows/sign-up/routes.ts';
import { accountStopRoutes } from '#server/flows/stop-account/routes.ts';
import { suspensionRoutes } from '#server/flows/suspend-account/routes.ts';
import { suspendCreatorRoutes } from '#server/flows/suspend-creator/routes.ts';
import { unsubscribeRoutes } from '#server/flows/unsubscribe/routes.ts';
import type { Route } from '#server/platform/http/route.ts';
import { devAuthenticatorRoutes } from '#server/seed/demo/authenticator-routes.ts';

/** All API routes. */
export const ROUTES: readonly Route[] = [
  ...accountDeletionRoutes,
  ...accountLinkRoutes,
  ...accountStopRoutes,
  ...adminSocialAccountRoutes,
  ...adminBusinessRoutes,
  ...adminCampaignRoutes,
  ...adminCreatorRoutes,
  ...adminPaymentRoutes,
  ...creatorViewRoutes,
  ...chargebackEvidenceRoutes,
  ...chargebackRoutes,
  ...adminUserRoutes,
  ...alarmRoutes,
  ...applicantRoutes,
  ...applicationNoteRoutes,
  ...applicationRoutes,
  ...auditLogRoutes,
  ...businessOverviewRoutes,
  ...businessRoutes,
  ...businessStatementRoutes,
  ...businessMemberRoutes,
  ...calendarFeedRoutes,
  ...tapLinkRoutes,
  ...campaignApplicantRoutes,
  ...campaignRoutes,
  ...cityRoutes,
  ...collaborationRoutes,
  ...campaignReportRoutes,
  ...contentRoutes,
  ...conversationRoutes,
  ...savedReplyRoutes,
  ...supportRoutes,
  ...waitingInvitationRoutes,
  ...directoryListingRoutes,
  ...creatorListRoutes,
  ...directoryRoutes,
  ...creatorInvitationRoutes,
  ...campaignDetailRoutes,
  ...campaignDraftRoutes,
  ...deliverableRoutes,
  ...postNumberRoutes,
  ...shipmentRoutes,
  ...cancelCampaignRoutes,
  ...chooseBusinessRoutes,
  ...ownCampaignRoutes,
  ...apiKeyRoutes,
  ...confirmationRoutes,
  ...devAuthenticatorRoutes,
  ...factorRoutes,
  ...secondStepRoutes,
  ...coverRoutes,
  ...contentPackageRoutes,
  ...templateRoutes,
  ...creatorRoutes,
  ...disputeRoutes,
  ...emailChangeRoutes,
  ...emailCheckRoutes,
  ...emailEventRoutes,
  ...enrichmentRoutes,
  ...enrichmentTestRoutes,
  ...listingRoutes,
  ...helpRoutes,
  ...industryRoutes,
  ...invitationRoutes,
  ...fundingRoutes,
  ...billingRoutes,
  ...geocodeRoutes,
  ...jobRoutes,
  ...knownDeviceRoutes,
  ...ledgerCheckRoutes,
  ...providerBalanceRoutes,
  ...locationRoutes,
  ...mailboxRoutes,
  ...mediaRoutes,
  ...approvalRoutes,
  ...approveActionRoutes,
  ...removeMediaRoutes,
  ...openAccountRoutes,
  ...suspendCreatorRoutes,
  ...leaveBusinessRoutes,
  ...limitMemberRoutes,
  ...savedCardRoutes,
  ...joinBusinessRoutes,
  ...changeBusinessRoutes,
  ...acceptQuoteRoutes,
  ...endQuoteRoutes,
  ...dataExportRoutes,
  ...describeMeRoutes,
  ...mailingAddressRoutes,
  ...meRoutes,
  ...neighborhoodRoutes,
  ...notificationRoutes,
  ...onboardingRoutes,
  ...taxDetailsRoutes,
  ...marketRoutes,
  ...overviewRoutes,
  ...passwordRoutes,
  ...adminPayoutRoutes,
  ...earningRoutes,
  ...payeeRoutes,
  ...payoutRoutes,
  ...platformSettingRoutes,
  ...portfolioRoutes,
  ...ratingRoutes,
  ...reportRoutes,
  ...blockRoutes,
  ...decideReportRoutes,
  ...sandboxCheckoutRoutes,
  ...sandboxPayeeRoutes,
  ...quickPostRoutes,
  ...savedSearchRoutes,
  ...sessionRoutes,
  ...settingsRoutes,
  ...showcaseRoutes,
  ...signUpRoutes,
  ...socialAccountRoutes,
  ...socialSandboxRoutes,
  ...statementRoutes,
  ...taxYearRoutes,
  ...taxStatementRoutes,
  ...w9Routes,
  ...ownTaxRoutes,
  ...storageRoutes,
  ...webhookRoutes,
  ...suspensionRoutes,
  ...unsubscribeRoutes,
  ...announcementRoutes,
  ...mailDigestRoutes,
  ...waitlistRoutes,
  ...waitingWorkRoutes,
  ...listExportRoutes,
  ...savedViewRoutes,
  ...adminSearchRoutes,
  ...timelineRoutes,
  ...ownApplicationRoutes,
  ...publicPageRoutes,
  ...offerRoutes,
  ...quoteRoutes,
  ...suggestionRoutes,
];
