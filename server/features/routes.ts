import type { Route } from '../http/route.ts';
import { accountDeletionRoutes } from './account-deletion/routes.ts';
import { accountLinkRoutes } from './account-links/routes.ts';
import { adminBusinessRoutes } from './admin-businesses/routes.ts';
import { adminCampaignRoutes } from './admin-campaigns/routes.ts';
import { adminCreatorRoutes } from './admin-creators/routes.ts';
import { adminSocialAccountRoutes } from './admin-social-accounts/routes.ts';
import { adminUserRoutes } from './admin-users/routes.ts';
import { applicantRoutes } from './applicants/routes.ts';
import { applicationNoteRoutes } from './application-notes/routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import { auditLogRoutes } from './audit-log/routes.ts';
import { businessMemberRoutes } from './business-members/routes.ts';
import { businessOverviewRoutes } from './business-overviews/routes.ts';
import { businessRoutes } from './businesses/routes.ts';
import { campaignApplicantRoutes } from './campaign-applicants/routes.ts';
import { campaignDetailRoutes } from './campaign-details/routes.ts';
import { campaignDraftRoutes } from './campaign-drafts/routes.ts';
import { ownCampaignRoutes } from './campaigns/own-routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { cityRoutes } from './cities/routes.ts';
import { contentPackageRoutes } from './content-packages/routes.ts';
import { creatorInvitationRoutes } from './creator-invitations/routes.ts';
import { creatorRoutes } from './creators/routes.ts';
import { emailChangeRoutes } from './email-changes/routes.ts';
import { enrichmentTestRoutes } from './enrichment-tests/routes.ts';
import { enrichmentRoutes } from './enrichments/routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { fundingRoutes } from './fundings/routes.ts';
import { geocodeRoutes } from './geocodes/routes.ts';
import { industryRoutes } from './industries/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { locationRoutes } from './locations/routes.ts';
import { mailboxRoutes } from './mailbox/routes.ts';
import { meRoutes } from './me/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { neighborhoodRoutes } from './neighborhoods/routes.ts';
import { onboardingRoutes } from './onboarding/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { ownApplicationRoutes } from './own-applications/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { portfolioRoutes } from './portfolios/routes.ts';
import { quoteRoutes } from './quotes/routes.ts';
import { sandboxCheckoutRoutes } from './sandbox-checkouts/routes.ts';
import { savedSearchRoutes } from './saved-searches/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { showcaseRoutes } from './showcase/routes.ts';
import { signUpRoutes } from './sign-up/routes.ts';
import { socialAccountRoutes } from './social-accounts/routes.ts';
import { socialSandboxRoutes } from './social-accounts/sandbox-routes.ts';
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
  ...adminUserRoutes,
  ...applicantRoutes,
  ...applicationNoteRoutes,
  ...applicationRoutes,
  ...auditLogRoutes,
  ...businessOverviewRoutes,
  ...businessRoutes,
  ...businessMemberRoutes,
  ...campaignApplicantRoutes,
  ...campaignRoutes,
  ...cityRoutes,
  ...creatorInvitationRoutes,
  ...campaignDetailRoutes,
  ...campaignDraftRoutes,
  ...ownCampaignRoutes,
  ...contentPackageRoutes,
  ...creatorRoutes,
  ...emailChangeRoutes,
  ...enrichmentRoutes,
  ...enrichmentTestRoutes,
  ...feedRoutes,
  ...industryRoutes,
  ...invitationRoutes,
  ...fundingRoutes,
  ...geocodeRoutes,
  ...locationRoutes,
  ...mailboxRoutes,
  ...mediaRoutes,
  ...meRoutes,
  ...neighborhoodRoutes,
  ...onboardingRoutes,
  ...overviewRoutes,
  ...passwordRoutes,
  ...portfolioRoutes,
  ...sandboxCheckoutRoutes,
  ...savedSearchRoutes,
  ...sessionRoutes,
  ...settingsRoutes,
  ...showcaseRoutes,
  ...signUpRoutes,
  ...socialAccountRoutes,
  ...socialSandboxRoutes,
  ...storageRoutes,
  ...suspensionRoutes,
  ...waitingListRoutes,
  ...waitingWorkRoutes,
  ...ownApplicationRoutes,
  ...quoteRoutes,
  ...suggestionRoutes,
];
