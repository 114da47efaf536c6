import type { Route } from '../http/route.ts';
import { accountDeletionRoutes } from './account-deletion/routes.ts';
import { accountLinkRoutes } from './account-links/routes.ts';
import { adminBusinessRoutes } from './admin-businesses/routes.ts';
import { adminCampaignRoutes } from './admin-campaigns/routes.ts';
import { adminCreatorRoutes } from './admin-creators/routes.ts';
import { adminPaymentRoutes } from './admin-payments/routes.ts';
import { adminPayoutRoutes } from './admin-payouts/routes.ts';
import { adminSocialAccountRoutes } from './admin-social-accounts/routes.ts';
import { adminUserRoutes } from './admin-users/routes.ts';
import { applicantRoutes } from './applicants/routes.ts';
import { applicationNoteRoutes } from './application-notes/routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import { auditLogRoutes } from './audit-log/routes.ts';
import { businessMemberRoutes } from './business-members/routes.ts';
import { businessOverviewRoutes } from './business-overviews/routes.ts';
import { businessRoutes } from './businesses/routes.ts';
import { calendarFeedRoutes } from './calendar-feeds/routes.ts';
import { campaignApplicantRoutes } from './campaign-applicants/routes.ts';
import { campaignDetailRoutes } from './campaign-details/routes.ts';
import { campaignDraftRoutes } from './campaign-drafts/routes.ts';
import { ownCampaignRoutes } from './campaigns/own-routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { cityRoutes } from './cities/routes.ts';
import { deliverableRoutes } from './collaborations/deliverable-routes.ts';
import { collaborationRoutes } from './collaborations/routes.ts';
import { contentPackageRoutes } from './content-packages/routes.ts';
import { conversationRoutes } from './conversations/routes.ts';
import { creatorInvitationRoutes } from './creator-invitations/routes.ts';
import { creatorRoutes } from './creators/routes.ts';
import { disputeRoutes } from './disputes/routes.ts';
import { earningRoutes } from './earnings/routes.ts';
import { emailChangeRoutes } from './email-changes/routes.ts';
import { emailEventRoutes } from './email-events/routes.ts';
import { enrichmentTestRoutes } from './enrichment-tests/routes.ts';
import { enrichmentRoutes } from './enrichments/routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { fundingRoutes } from './fundings/routes.ts';
import { geocodeRoutes } from './geocodes/routes.ts';
import { industryRoutes } from './industries/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { jobStandingRoutes } from './job-standing/routes.ts';
import { ledgerCheckRoutes } from './ledger-checks/routes.ts';
import { locationRoutes } from './locations/routes.ts';
import { mailboxRoutes } from './mailbox/routes.ts';
import { meRoutes } from './me/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { neighborhoodRoutes } from './neighborhoods/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { onboardingRoutes } from './onboarding/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { ownApplicationRoutes } from './own-applications/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { payeeRoutes } from './payees/routes.ts';
import { payoutRoutes } from './payouts/routes.ts';
import { platformSettingRoutes } from './platform-settings/routes.ts';
import { portfolioRoutes } from './portfolios/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { sandboxCheckoutRoutes } from './sandbox-checkouts/routes.ts';
import { sandboxPayeeRoutes } from './sandbox-payees/routes.ts';
import { savedSearchRoutes } from './saved-searches/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { showcaseRoutes } from './showcase/routes.ts';
import { signUpRoutes } from './sign-up/routes.ts';
import { socialAccountRoutes } from './social-accounts/routes.ts';
import { socialSandboxRoutes } from './social-accounts/sandbox-routes.ts';
import { statementRoutes } from './statements/routes.ts';
import { storageRoutes } from './storage/routes.ts';
import { suggestionRoutes } from './suggestions/routes.ts';
import { suspensionRoutes } from './suspensions/routes.ts';
import { waitingListRoutes } from './waiting-list/routes.ts';
import { waitingWorkRoutes } from './waiting-work/routes.ts';

/** Every API route there is. */
export const ROUTES: readonly Route[] = [
  ...accountDeletionRoutes,
  ...accountLinkRoutes,
  ...adminSocialAccountRoutes,
  ...adminBusinessRoutes,
  ...adminCampaignRoutes,
  ...adminCreatorRoutes,
  ...adminPaymentRoutes,
  ...adminUserRoutes,
  ...applicantRoutes,
  ...applicationNoteRoutes,
  ...applicationRoutes,
  ...auditLogRoutes,
  ...businessOverviewRoutes,
  ...businessRoutes,
  ...businessMemberRoutes,
  ...calendarFeedRoutes,
  ...campaignApplicantRoutes,
  ...campaignRoutes,
  ...cityRoutes,
  ...collaborationRoutes,
  ...conversationRoutes,
  ...creatorInvitationRoutes,
  ...campaignDetailRoutes,
  ...campaignDraftRoutes,
  ...deliverableRoutes,
  ...ownCampaignRoutes,
  ...contentPackageRoutes,
  ...creatorRoutes,
  ...disputeRoutes,
  ...emailChangeRoutes,
  ...emailEventRoutes,
  ...enrichmentRoutes,
  ...enrichmentTestRoutes,
  ...feedRoutes,
  ...industryRoutes,
  ...invitationRoutes,
  ...fundingRoutes,
  ...geocodeRoutes,
  ...jobStandingRoutes,
  ...ledgerCheckRoutes,
  ...locationRoutes,
  ...mailboxRoutes,
  ...mediaRoutes,
  ...meRoutes,
  ...neighborhoodRoutes,
  ...noticeRoutes,
  ...onboardingRoutes,
  ...overviewRoutes,
  ...passwordRoutes,
  ...adminPayoutRoutes,
  ...earningRoutes,
  ...payeeRoutes,
  ...payoutRoutes,
  ...platformSettingRoutes,
  ...portfolioRoutes,
  ...reviewRoutes,
  ...sandboxCheckoutRoutes,
  ...sandboxPayeeRoutes,
  ...savedSearchRoutes,
  ...sessionRoutes,
  ...settingsRoutes,
  ...showcaseRoutes,
  ...signUpRoutes,
  ...socialAccountRoutes,
  ...socialSandboxRoutes,
  ...statementRoutes,
  ...storageRoutes,
  ...suspensionRoutes,
  ...waitingListRoutes,
  ...waitingWorkRoutes,
  ...ownApplicationRoutes,
  ...quoteRoutes,
  ...suggestionRoutes,
];
