import { invitationEndpoints } from '#contract/businesses/invitations.ts';
import { takeOwnProof } from '#server/areas/accounts/guessing/commands/auth-limits.ts';
import { handle } from '#server/platform/http/route.ts';
import { joinBusiness } from './join-business.ts';

export const joinBusinessRoutes = [
  handle(invitationEndpoints.acceptInvitation, async ({ context, account, session, body }) => {
    await takeOwnProof(context, `invitation:${account.user_id}`);
    return joinBusiness(context, account, { token: body.token, session_id: session.id });
  }),
];
