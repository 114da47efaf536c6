import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { CONFIRMATION_KINDS } from '#domain/accounts/confirmations.ts';
import { knownPassword } from './credentials.ts';
import { FACTOR_PROOFS } from './factors.ts';

/** The ways this person can confirm that it's them, and how long their last confirmation is valid. */
export const confirmationStatus = z
  .object({
    methods: z.array(z.enum(CONFIRMATION_KINDS)).max(CONFIRMATION_KINDS.length),
    confirmed_until: z.string().nullable(),
  })
  .meta({ id: 'ConfirmationStatus' });
export type ConfirmationStatus = z.infer<typeof confirmationStatus>;

export const confirmationRequest = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('password'), password: knownPassword }),
    ...FACTOR_PROOFS,
  ])
  .meta({ id: 'ConfirmationRequest' });
export type ConfirmationRequest = z.infer<typeof confirmationRequest>;

export const confirmationEndpoints = endpoints({
  getConfirmationStatus: {
    method: 'GET',
    url: '/api/me/confirmations',
    access: 'own_factors',
    summary: "Get the ways to confirm that it's me",
    response: confirmationStatus,
  },
  confirmIdentity: {
    method: 'POST',
    url: '/api/me/confirmations',
    access: 'own_factors',
    summary: "Confirm that it's me, for requests that need a recent confirmation",
    body: confirmationRequest,
    response: confirmationStatus,
  },
});
