import type { Route } from '../http/route.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { cityRoutes } from './cities/routes.ts';
import { mailboxRoutes } from './mailbox/routes.ts';
import { showcaseRoutes } from './showcase/routes.ts';
import { waitingListRoutes } from './waiting-list/routes.ts';

/** Every API route there is. */
export const ROUTES: readonly Route[] = [
  ...campaignRoutes,
  ...cityRoutes,
  ...mailboxRoutes,
  ...showcaseRoutes,
  ...waitingListRoutes,
];
