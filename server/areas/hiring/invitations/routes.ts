import { creatorInvitationEndpoints } from '#contract/hiring/invitations.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { handle } from '#server/platform/http/route.ts';
import { inviteCreators } from './commands/invite-creators.ts';
import { listInvitableCampaigns } from './queries/list-invitable-campaigns.ts';
import { searchCreators } from './queries/search-creators.ts';

/** A search reads every creator. A person who types stays far below this limit. */
const SEARCHES_A_MINUTE = { most: 60, seconds: 60 };

export const creatorInvitationRoutes = [
  handle(creatorInvitationEndpoints.searchCreators, async ({ context, account, params, query }) => {
    await takeFromLimit(context.db, `creator-search:${account.user_id}`, SEARCHES_A_MINUTE);
    return searchCreators(context.db, account, params, query);
  }),
  handle(creatorInvitationEndpoints.inviteCreators, ({ context, account, params, body }) =>
    inviteCreators(context, account, params, body),
  ),
  handle(creatorInvitationEndpoints.listInvitableCampaigns, ({ context, account, params }) =>
    listInvitableCampaigns(context, account, params),
  ),
];
