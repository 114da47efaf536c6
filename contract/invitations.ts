import { z } from 'zod';
import { INVITATION_HINDRANCES, INVITATION_STATUSES } from '#domain/invitation-states.ts';
import { linkToken } from './credentials.ts';

/** Not a named schema: it describes a query. */
export const invitationQuery = z.object({ token: linkToken });

/** What the link of an invitation stands for. Looking changes nothing; a link that is over names nobody. */
export const invitationStanding = z
  .object({
    /** `unknown` is not one of ours, or was cut short. */
    state: z.enum([...INVITATION_STATUSES, 'unknown']),
    business: z
      .object({ business_name: z.string(), slug: z.string(), industry: z.string().nullable() })
      .nullable(),
    invited_by: z.string().nullable(),
    email: z.string().nullable(),
    expires_at: z.string().nullable(),
    /** Why whoever asks cannot accept now. */
    hindrance: z.enum(INVITATION_HINDRANCES).nullable(),
    /** A business half set up with this account, which is let go with the acceptance. */
    lets_go: z.string().nullable(),
  })
  .meta({ id: 'InvitationStanding' });
export type InvitationStanding = z.infer<typeof invitationStanding>;

export const invitationAnswer = z.object({ token: linkToken }).meta({ id: 'InvitationAnswer' });
export const invitationReceipt = z
  .object({ state: z.enum(['accepted', 'declined']), business_name: z.string() })
  .meta({ id: 'InvitationReceipt' });
