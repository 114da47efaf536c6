import type { InvitationLinkStatus } from '#contract/businesses/invitations.ts';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';

const UNKNOWN: InvitationLinkStatus = {
  state: 'unknown',
  business: null,
  invited_by: null,
  email: null,
  expires_at: null,
  refusal: null,
  lets_go: null,
};

/** The state of an invitation link. A token that was cut off counts as unknown. */
export async function getInvitationLinkStatus(
  api: ApiReach,
  token: string | undefined,
): Promise<InvitationLinkStatus> {
  if (token === undefined) return UNKNOWN;
  return call(api, 'GET /api/invitation-link-status', { query: { token } }).catch(
    (cause: { code?: string }) => {
      if (cause.code === 'invalid_input') return UNKNOWN;
      throw cause;
    },
  );
}
