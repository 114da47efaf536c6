import type { InvitationStanding } from '#contract/invitations.ts';
import type { ApiReach } from '../api/reach.ts';

const UNKNOWN: InvitationStanding = {
  state: 'unknown',
  business: null,
  invited_by: null,
  email: null,
  expires_at: null,
  hindrance: null,
  lets_go: null,
};

/** What is to be said of the link of an invitation. What was cut short on its way is none of ours. */
export async function getInvitationStanding(
  api: ApiReach,
  token: string | undefined,
): Promise<InvitationStanding> {
  if (token === undefined) return UNKNOWN;
  const client = await import('../api/generated/sdk.gen.ts');
  const { data, error } = await client.getInvitationStanding({ ...api, query: { token } });
  if (data !== undefined) return data;
  if (error.code === 'invalid_input') return UNKNOWN;
  throw error;
}
