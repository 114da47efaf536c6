import { z } from 'zod';
import { INVITATION_STATUSES } from '#domain/invitation-states.ts';
import { MEMBER_ROLES } from '#domain/roles.ts';
import { emailAddress, knownPassword } from './credentials.ts';

export const memberParams = z.object({ id: z.uuid(), member_id: z.uuid() });
export const invitationParams = z.object({ id: z.uuid(), invitation_id: z.uuid() });

const member = z
  .object({
    id: z.string(),
    user_id: z.string(),
    full_name: z.string().nullable(),
    email: z.string(),
    role: z.enum(MEMBER_ROLES),
    joined_at: z.string(),
  })
  .meta({ id: 'Member' });

export const invitation = z
  .object({
    id: z.string(),
    email: z.string(),
    status: z.enum(INVITATION_STATUSES),
    invited_at: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitation>;

/** The owner first, then managers as they came, then who has not answered or said no. */
export const members = z
  .object({ members: z.array(member), invitations: z.array(invitation) })
  .meta({ id: 'Members' });
export type Members = z.infer<typeof members>;

export const invitationRequest = z.object({ email: emailAddress }).meta({ id: 'InvitationRequest' });

export const ownershipRequest = z
  .object({ member_id: z.uuid(), password: knownPassword })
  .meta({ id: 'OwnershipRequest' });

export const memberDeed = z.object({ done: z.literal(true) }).meta({ id: 'MemberDeed' });
