import type { InvitationStanding } from '#contract/invitations.ts';
import type { Actor } from '#domain/access.ts';
import { findInvitationHindrance, readInvitationStatus } from '#domain/invitation-states.ts';
import type { Context } from '../../context.ts';
import { findInvitation } from './find-invitation.ts';

const NOTHING_TOLD = {
  business: null,
  invited_by: null,
  email: null,
  expires_at: null,
  hindrance: null,
  lets_go: null,
};

/** What an invitation stands for, without spending it. One that is over tells nothing but how it ended. */
export async function getInvitationStanding(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  token: string,
): Promise<InvitationStanding> {
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
    hindrance: findInvitationHindrance(actor, invitation),
    lets_go: isElsewhere && actor.is_business_onboarding ? (actor.business?.business_name ?? null) : null,
  };
}
