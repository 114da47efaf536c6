import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { LINK_PURPOSES, LINK_STATES } from '#domain/accounts/account-links.ts';
import { linkToken } from './credentials.ts';

/** Not a named schema: it describes a query. */
const accountLinkQuery = z.object({ token: linkToken });

/** Checking a link changes nothing. Only the holder of a working link sees its email address. */
export const accountLinkStatus = z
  .object({
    state: z.enum(LINK_STATES),
    purpose: z.enum(LINK_PURPOSES).nullable(),
    email: z.string().nullable(),
    new_email: z.string().nullable(),
    /** A link that verifies an address, opened in a different browser from the one that signed up. */
    is_elsewhere: z.boolean(),
  })
  .meta({ id: 'AccountLinkStatus' });
export type AccountLinkStatus = z.infer<typeof accountLinkStatus>;

export const emailChangeConfirmation = z.object({ token: linkToken }).meta({ id: 'EmailChangeConfirmation' });
/** The address changes once both the old and the new one have confirmed. */
export const emailChangeStatus = z
  .object({ new_email: z.string(), waits_for: z.enum(['old', 'new']).nullable() })
  .meta({ id: 'EmailChangeStatus' });

export const accountLinkEndpoints = endpoints({
  getAccountLink: {
    method: 'GET',
    url: '/api/auth/links',
    access: 'everyone',
    summary: 'Check an emailed link without using it up',
    query: accountLinkQuery,
    response: accountLinkStatus,
  },
});
