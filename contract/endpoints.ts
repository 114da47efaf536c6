import { adminEndpoints } from './accounts/admins.ts';
import { announcementEndpoints } from './accounts/announcements.ts';
import { apiKeyEndpoints } from './accounts/api-keys.ts';
import { confirmationEndpoints } from './accounts/confirmations.ts';
import { creatorViewEndpoints } from './accounts/creator-views.ts';
import { devAuthenticatorEndpoints } from './accounts/dev-authenticator.ts';
import { knownDeviceEndpoints } from './accounts/devices.ts';
import { emailChangeEndpoints } from './accounts/email-changes.ts';
import { emailCheckEndpoints } from './accounts/email-checks.ts';
import { factorEndpoints } from './accounts/factors.ts';
import { accountLinkEndpoints } from './accounts/links.ts';
import { mailingAddressEndpoints } from './accounts/mailing-addresses.ts';
import { meEndpoints } from './accounts/me.ts';
import { passwordEndpoints } from './accounts/passwords.ts';
import { settingsEndpoints } from './accounts/preferences.ts';
import { secondStepEndpoints } from './accounts/second-step.ts';
import { sessionEndpoints } from './accounts/sessions.ts';
import { signUpEndpoints } from './accounts/sign-up.ts';
import { accountStopEndpoints } from './accounts/stops.ts';
import { suspensionEndpoints } from './accounts/suspensions.ts';
import { unsubscribeEndpoints } from './accounts/unsubscribes.ts';
import { adminUserEndpoints } from './accounts/users.ts';
import { waitlistEndpoints } from './accounts/waitlist.ts';
import { waitlistAdminEndpoints } from './accounts/waitlist-admin.ts';
import { listExportEndpoints } from './admin/exports.ts';
import { jobEndpoints } from './admin/jobs.ts';
import { marketEndpoints } from './admin/market.ts';
import { overviewEndpoints } from './admin/overview.ts';
import { adminPaymentEndpoints } from './admin/payments.ts';
import { waitingWorkEndpoints } from './admin/queue.ts';
import { reportEndpoints } from './admin/reports.ts';
import { savedViewEndpoints } from './admin/saved-views.ts';
import { adminSearchEndpoints } from './admin/search.ts';
import { timelineEndpoints } from './admin/timeline.ts';
import { approvalEndpoints } from './base/approvals.ts';
import { auditLogEndpoints } from './base/audit-log.ts';
import { cityEndpoints } from './base/cities.ts';
import { emailSuppressionEndpoints } from './base/email-suppressions.ts';
import { emailEventEndpoints } from './base/emails.ts';
import { geocodeEndpoints } from './base/geocodes.ts';
import { helpEndpoints } from './base/help.ts';
import { industryEndpoints } from './base/industries.ts';
import { mailboxEndpoints } from './base/mailbox.ts';
import { mediaEndpoints } from './base/media.ts';
import { neighborhoodEndpoints } from './base/neighborhoods.ts';
import { notificationEndpoints } from './base/notifications.ts';
import { platformSettingEndpoints } from './base/settings.ts';
import { storageEndpoints } from './base/storage.ts';
import { webhookEndpoints } from './base/webhooks.ts';
import { adminBusinessEndpoints } from './businesses/admin.ts';
import { blockEndpoints } from './businesses/blocks.ts';
import { businessEndpoints } from './businesses/businesses.ts';
import { enrichmentTestEndpoints } from './businesses/enrichment-tests.ts';
import { invitationEndpoints } from './businesses/invitations.ts';
import { locationEndpoints } from './businesses/locations.ts';
import { businessMemberEndpoints } from './businesses/members.ts';
import { onboardingEndpoints } from './businesses/onboarding.ts';
import { ownBusinessEndpoints } from './businesses/own-businesses.ts';
import { taxDetailsEndpoints } from './businesses/tax-details.ts';
import { adminCampaignEndpoints } from './campaigns/admin.ts';
import { campaignEndpoints } from './campaigns/campaign-count.ts';
import { contentPackageEndpoints } from './campaigns/content-packages.ts';
import { coverEndpoints } from './campaigns/covers.ts';
import { campaignDetailEndpoints } from './campaigns/details.ts';
import { campaignDraftEndpoints } from './campaigns/drafts.ts';
import { listingEndpoints } from './campaigns/listing.ts';
import { ownCampaignEndpoints } from './campaigns/own-campaigns.ts';
import { campaignPictureEndpoints } from './campaigns/pictures.ts';
import { quickPostEndpoints } from './campaigns/quick-posts.ts';
import { savedSearchEndpoints } from './campaigns/saved-searches.ts';
import { showcaseEndpoints } from './campaigns/showcase.ts';
import { suggestionEndpoints } from './campaigns/suggestions.ts';
import { templateEndpoints } from './campaigns/templates.ts';
import { adminCreatorEndpoints } from './creators/admin.ts';
import { directoryListingEndpoints } from './creators/directory-listing.ts';
import { portfolioEndpoints } from './creators/portfolios.ts';
import { creatorEndpoints } from './creators/profile-endpoints.ts';
import { socialAccountEndpoints } from './creators/social-accounts.ts';
import { adminSocialAccountEndpoints } from './creators/social-accounts-admin.ts';
import { socialSandboxEndpoints } from './creators/social-sandbox.ts';
import { applicantEndpoints } from './creators/vetting.ts';
import { businessOverviewEndpoints } from './flows/business-overview.ts';
import { dataExportEndpoints } from './flows/data-export.ts';
import { campaignApplicantEndpoints } from './hiring/applicants.ts';
import { applicationEndpoints } from './hiring/applications.ts';
import { creatorListEndpoints } from './hiring/creator-lists.ts';
import { directoryEndpoints } from './hiring/directory.ts';
import { creatorInvitationEndpoints } from './hiring/invitations.ts';
import { applicationNoteEndpoints } from './hiring/notes.ts';
import { offerEndpoints } from './hiring/offers.ts';
import { ownApplicationEndpoints } from './hiring/own-applications.ts';
import { pageSwitchEndpoints } from './hiring/page-switches.ts';
import { publicPageEndpoints } from './hiring/public-pages.ts';
import { quoteEndpoints } from './hiring/quotes.ts';
import { waitingInvitationEndpoints } from './hiring/waiting-invitations.ts';
import { conversationEndpoints } from './messages/conversations.ts';
import { disputeConversationEndpoints } from './messages/dispute-conversation.ts';
import { savedReplyEndpoints } from './messages/saved-replies.ts';
import { supportEndpoints } from './messages/support.ts';
import { alarmEndpoints } from './money/alarms.ts';
import { billingEndpoints } from './money/billing.ts';
import { businessStatementEndpoints } from './money/business-statements.ts';
import { chargebackEndpoints } from './money/chargebacks.ts';
import { earningEndpoints } from './money/earnings.ts';
import { fundingEndpoints } from './money/fundings.ts';
import { ledgerCheckEndpoints } from './money/ledger-checks.ts';
import { ownTaxEndpoints } from './money/own-taxes.ts';
import { payeeEndpoints } from './money/payees.ts';
import { payoutEndpoints } from './money/payouts.ts';
import { adminPayoutEndpoints } from './money/payouts-admin.ts';
import { providerBalanceEndpoints } from './money/provider-balance.ts';
import { sandboxCheckoutEndpoints } from './money/sandbox-checkouts.ts';
import { sandboxPayeeEndpoints } from './money/sandbox-payees.ts';
import { savedCardEndpoints } from './money/saved-cards.ts';
import { statementEndpoints } from './money/statements.ts';
import { taxStatementEndpoints } from './money/tax-statements.ts';
import { taxYearEndpoints } from './money/tax-years.ts';
import { w9Endpoints } from './money/w9s.ts';
import { calendarFeedEndpoints } from './work/calendar.ts';
import { campaignReportEndpoints } from './work/campaign-reports.ts';
import { collaborationEndpoints } from './work/collaboration-endpoints.ts';
import { contentEndpoints } from './work/content.ts';
import { deliverableEndpoints } from './work/deliverable-endpoints.ts';
import { disputeEndpoints } from './work/dispute-endpoints.ts';
import { postNumberEndpoints } from './work/post-numbers.ts';
import { ratingEndpoints } from './work/ratings.ts';
import { shipmentEndpoints } from './work/shipment-endpoints.ts';
import { tapLinkEndpoints } from './work/tap-links.ts';

/**
 * All endpoints of the API. An endpoint that isn't listed here has no route, no entry in the API document and no call
 * in the browser.
 */
export const ENDPOINTS = {
  ...auditLogEndpoints,
  ...cityEndpoints,
  ...emailEventEndpoints,
  ...emailSuppressionEndpoints,
  ...geocodeEndpoints,
  ...helpEndpoints,
  ...industryEndpoints,
  ...mailboxEndpoints,
  ...mediaEndpoints,
  ...neighborhoodEndpoints,
  ...notificationEndpoints,
  ...platformSettingEndpoints,
  ...storageEndpoints,
  ...webhookEndpoints,
  ...apiKeyEndpoints,
  ...confirmationEndpoints,
  ...devAuthenticatorEndpoints,
  ...knownDeviceEndpoints,
  ...emailChangeEndpoints,
  ...emailCheckEndpoints,
  ...factorEndpoints,
  ...accountLinkEndpoints,
  ...mailingAddressEndpoints,
  ...meEndpoints,
  ...passwordEndpoints,
  ...settingsEndpoints,
  ...secondStepEndpoints,
  ...sessionEndpoints,
  ...signUpEndpoints,
  ...accountStopEndpoints,
  ...suspensionEndpoints,
  ...unsubscribeEndpoints,
  ...adminEndpoints,
  ...adminUserEndpoints,
  ...waitlistEndpoints,
  ...announcementEndpoints,
  ...waitlistAdminEndpoints,
  ...adminCreatorEndpoints,
  ...portfolioEndpoints,
  ...creatorEndpoints,
  ...socialAccountEndpoints,
  ...adminSocialAccountEndpoints,
  ...socialSandboxEndpoints,
  ...applicantEndpoints,
  ...adminBusinessEndpoints,
  ...blockEndpoints,
  ...businessEndpoints,
  ...enrichmentTestEndpoints,
  ...invitationEndpoints,
  ...ownBusinessEndpoints,
  ...savedCardEndpoints,
  ...locationEndpoints,
  ...businessMemberEndpoints,
  ...onboardingEndpoints,
  ...taxDetailsEndpoints,
  ...adminCampaignEndpoints,
  ...campaignEndpoints,
  ...contentPackageEndpoints,
  ...coverEndpoints,
  ...campaignPictureEndpoints,
  ...campaignDetailEndpoints,
  ...campaignDraftEndpoints,
  ...listingEndpoints,
  ...ownCampaignEndpoints,
  ...quickPostEndpoints,
  ...savedSearchEndpoints,
  ...showcaseEndpoints,
  ...suggestionEndpoints,
  ...templateEndpoints,
  ...alarmEndpoints,
  ...billingEndpoints,
  ...businessStatementEndpoints,
  ...chargebackEndpoints,
  ...earningEndpoints,
  ...fundingEndpoints,
  ...ledgerCheckEndpoints,
  ...payeeEndpoints,
  ...payoutEndpoints,
  ...adminPayoutEndpoints,
  ...providerBalanceEndpoints,
  ...sandboxCheckoutEndpoints,
  ...sandboxPayeeEndpoints,
  ...statementEndpoints,
  ...taxYearEndpoints,
  ...taxStatementEndpoints,
  ...w9Endpoints,
  ...ownTaxEndpoints,
  ...campaignApplicantEndpoints,
  ...applicationEndpoints,
  ...waitingInvitationEndpoints,
  ...directoryListingEndpoints,
  ...creatorListEndpoints,
  ...directoryEndpoints,
  ...creatorInvitationEndpoints,
  ...applicationNoteEndpoints,
  ...ownApplicationEndpoints,
  ...pageSwitchEndpoints,
  ...publicPageEndpoints,
  ...offerEndpoints,
  ...quoteEndpoints,
  ...calendarFeedEndpoints,
  ...tapLinkEndpoints,
  ...collaborationEndpoints,
  ...campaignReportEndpoints,
  ...contentEndpoints,
  ...deliverableEndpoints,
  ...postNumberEndpoints,
  ...disputeEndpoints,
  ...shipmentEndpoints,
  ...reportEndpoints,
  ...ratingEndpoints,
  ...conversationEndpoints,
  ...disputeConversationEndpoints,
  ...creatorViewEndpoints,
  ...savedReplyEndpoints,
  ...supportEndpoints,
  ...jobEndpoints,
  ...marketEndpoints,
  ...overviewEndpoints,
  ...adminPaymentEndpoints,
  ...waitingWorkEndpoints,
  ...listExportEndpoints,
  ...savedViewEndpoints,
  ...adminSearchEndpoints,
  ...timelineEndpoints,
  ...approvalEndpoints,
  ...businessOverviewEndpoints,
  ...dataExportEndpoints,
};
