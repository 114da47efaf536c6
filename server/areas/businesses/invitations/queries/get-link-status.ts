import type { InvitationLinkStatus } from '#contract/businesses/invitations.ts';
import type { Actor } from '#domain/accounts/access.ts';
import { findInvitationRefusal, readInvitationStatus } from '#domain/businesses/invitation-states.ts';
import type { Context } from '#server/platform/context.ts';
import { findInvitation } from './find-invitation.ts';

const NOTHING_TOLD = {
  business: null,
  invited_by: null,
  email: null,
  expires_at: null,
  refusal: null,
  lets_go: null,
};

/** The status of an invitation, without accepting it. One that has ended reveals only how it ended. */
export async function getInvitationLinkStatus(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  token: string,
): Promise<InvitationLinkStatus> {
  const invitation = await findInvitation(db, token);
  if (invitation === undefined) return { state: 'unknown', ...NOTHING_TOLD };
  const state = readInvitationStatus(invitation, now());
  if (state !== 'invited') return { state, ...NOTHING_TOLD };
  const { business_name, slug, industry, invited_by, email, expires_at } = invitation;
  const isElsewhere = actor?.business && actor.business.id !== invitation.business_id;
  return {
    state,
    business: { business_name, slug, industry },
    invited_by,
    email,
    expires_at,
    refusal: findInvitationRefusal(actor, invitation),
    lets_go: isElsewhere && actor.is_business_onboarding ? (actor.business?.business_name ?? null) : null,
  };
}
