import type { Route } from '../http/route.ts';
import { accountDeletionRoutes } from './account-deletion/routes.ts';
import { accountLinkRoutes } from './account-links/routes.ts';
import { businessRoutes } from './businesses/routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { cityRoutes } from './cities/routes.ts';
import { emailChangeRoutes } from './email-changes/routes.ts';
import { mailboxRoutes } from './mailbox/routes.ts';
import { meRoutes } from './me/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { showcaseRoutes } from './showcase/routes.ts';
import { signUpRoutes } from './sign-up/routes.ts';
import { suspensionRoutes } from './suspensions/routes.ts';
import { waitingListRoutes } from './waiting-list/routes.ts';

/** Every API route there is. */
export const ROUTES: readonly Route[] = [
  ...accountDeletionRoutes,
  ...accountLinkRoutes,
  ...businessRoutes,
  ...campaignRoutes,
  ...cityRoutes,
  ...emailChangeRoutes,
  ...mailboxRoutes,
  ...meRoutes,
  ...passwordRoutes,
  ...sessionRoutes,
  ...settingsRoutes,
  ...showcaseRoutes,
  ...signUpRoutes,
  ...suspensionRoutes,
  ...waitingListRoutes,
];
