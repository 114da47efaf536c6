import { z } from 'zod';
import { emailAddress, knownPassword } from '#contract/accounts/credentials.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { MEMBER_ROLES } from '#domain/accounts/roles.ts';
import { INVITATION_STATUSES } from '#domain/businesses/invitation-states.ts';
import { MOST_LOCATIONS } from '#domain/businesses/locations.ts';
import { businessParams } from './businesses.ts';

const memberParams = z.object({ id: z.uuid(), member_id: z.uuid() });
export const invitationParams = z.object({ id: z.uuid(), invitation_id: z.uuid() });

/** The locations a manager is limited to; null is all of them. */
const memberLocations = z.array(z.string()).max(MOST_LOCATIONS).nullable();
const chosenLocations = z.array(z.uuid()).min(1).max(MOST_LOCATIONS).nullable();

const member = z
  .object({
    id: z.string(),
    user_id: z.string(),
    full_name: z.string().nullable(),
    email: z.string(),
    role: z.enum(MEMBER_ROLES),
    joined_at: z.string(),
    location_ids: memberLocations,
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof member>;

export const invitation = z
  .object({
    id: z.string(),
    email: z.string(),
    status: z.enum(INVITATION_STATUSES),
    invited_at: z.string(),
    expires_at: z.string(),
    location_ids: memberLocations,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitation>;

/** The owner first, then managers by the date they joined, then invitations that are pending or declined. */
export const members = z
  .object({
    members: z.array(member),
    invitations: z.array(invitation),
    /** The locations to choose from, the primary first. */
    locations: z.array(z.object({ id: z.string(), location_name: z.string() })).max(MOST_LOCATIONS),
  })
  .meta({ id: 'Members' });
export type Members = z.infer<typeof members>;

export const invitationRequest = z
  .object({
    email: emailAddress,
    /** Left out, they manage all locations, and a renewed invitation keeps its own. */
    location_ids: chosenLocations.optional(),
  })
  .meta({ id: 'InvitationRequest' });

const memberLocationsRequest = z
  .object({ location_ids: chosenLocations })
  .meta({ id: 'MemberLocationsRequest' });

const ownershipRequest = z
  .object({ member_id: z.uuid(), password: knownPassword })
  .meta({ id: 'OwnershipRequest' });

export const memberChange = z.object({ done: z.literal(true) }).meta({ id: 'MemberChange' });

export const businessMemberEndpoints = endpoints({
  listMembers: {
    method: 'GET',
    url: '/api/businesses/:id/members',
    access: 'business_owner',
    summary: "List a business's members and pending invitations",
    params: businessParams,
    response: members,
  },
  removeMember: {
    method: 'DELETE',
    url: '/api/businesses/:id/members/:member_id',
    access: 'business_owner',
    summary: 'Remove a manager from a business',
    params: memberParams,
    response: memberChange,
  },
  setMemberLocations: {
    method: 'PUT',
    url: '/api/businesses/:id/members/:member_id/locations',
    access: 'business_owner',
    summary: 'Limit a manager to locations, or lift the limit',
    params: memberParams,
    body: memberLocationsRequest,
    response: memberChange,
  },
  leaveBusiness: {
    method: 'DELETE',
    url: '/api/businesses/:id/membership',
    access: 'business',
    summary: 'Leave a business as one of its managers',
    params: businessParams,
    response: memberChange,
  },
  transferBusiness: {
    method: 'PUT',
    url: '/api/businesses/:id/owner',
    access: 'business_owner',
    summary: 'Transfer ownership of a business to one of its managers',
    params: businessParams,
    body: ownershipRequest,
    response: memberChange,
  },
});
