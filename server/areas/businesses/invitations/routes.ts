import { invitationEndpoints } from '#contract/businesses/invitations.ts';
import { takeProof } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import { handle } from '#server/platform/http/route.ts';
import { declineInvitation } from './commands/answer-invitation.ts';
import { invite } from './commands/invite.ts';
import { revokeInvitation } from './commands/revoke.ts';
import { getInvitationLinkStatus } from './queries/get-link-status.ts';

export const invitationRoutes = [
  handle(invitationEndpoints.inviteMember, ({ context, account, params, body, request }) =>
    invite(context, account, {
      business_id: params.id,
      email: body.email,
      location_ids: body.location_ids,
      caller: request,
    }),
  ),
  handle(invitationEndpoints.revokeInvitation, ({ context, account, params }) =>
    revokeInvitation(context, account, params.id, params.invitation_id),
  ),
  handle(invitationEndpoints.getInvitationLinkStatus, ({ context, account, query }) =>
    getInvitationLinkStatus(context, account, query.token),
  ),
  handle(invitationEndpoints.declineInvitation, async ({ context, body, request }) => {
    await takeProof(context, request);
    return declineInvitation(context, body.token);
  }),
];
