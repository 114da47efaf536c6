import { z } from 'zod';
import { LINK_PURPOSES, LINK_STATES } from '#domain/account-links.ts';
import { linkToken } from './credentials.ts';

/** Not a named schema: it describes a query. */
export const accountLinkQuery = z.object({ token: linkToken });

/** Looking at a link changes nothing. The address is told to whoever holds a link that still works. */
export const accountLinkStanding = z
  .object({
    state: z.enum(LINK_STATES),
    purpose: z.enum(LINK_PURPOSES).nullable(),
    email: z.string().nullable(),
    new_email: z.string().nullable(),
  })
  .meta({ id: 'AccountLinkStanding' });
export type AccountLinkStanding = z.infer<typeof accountLinkStanding>;

export const emailChangeConfirmation = z.object({ token: linkToken }).meta({ id: 'EmailChangeConfirmation' });
/** The address changes once both the old and the new one have confirmed. */
export const emailChangeStanding = z
  .object({ new_email: z.string(), waits_for: z.enum(['old', 'new']).nullable() })
  .meta({ id: 'EmailChangeStanding' });
