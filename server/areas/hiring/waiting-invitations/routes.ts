import { waitingInvitationEndpoints } from '#contract/hiring/waiting-invitations.ts';
import { DONE } from '#contract/platform/answers.ts';
import { handle } from '#server/platform/http/route.ts';
import { addInvitations } from './commands/add-invitations.ts';
import { withdrawInvitation } from './commands/withdraw-invitation.ts';
import { listOpenCampaigns, listWaiting } from './queries/list-waiting.ts';

export const waitingInvitationRoutes = [
  handle(waitingInvitationEndpoints.listWaitingInvitations, ({ context, account, params, query }) =>
    listWaiting(context.db, account, params, query.cursor),
  ),
  handle(waitingInvitationEndpoints.addWaitingInvitations, ({ context, account, params, body }) =>
    addInvitations(context, account, params, body),
  ),
  handle(waitingInvitationEndpoints.withdrawWaitingInvitation, async ({ context, account, params }) => {
    await withdrawInvitation(context, account, params);
    return DONE;
  }),
  handle(waitingInvitationEndpoints.listOpenCampaigns, ({ context, account, params }) =>
    listOpenCampaigns(context.db, account, params.id),
  ),
];
