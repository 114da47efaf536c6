import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason } from '#contract/platform/lists.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/account-states.ts';

const accountParams = z.object({ id: z.uuid() });

/** The suspended person reads the reason, so it addresses them. */
const suspensionRequest = z
  .object({ reason: z.string().trim().min(10, 'Give a reason of at least 10 characters').max(500) })
  .meta({ id: 'SuspensionRequest' });

/** Only admins see this note. */
const reinstatementRequest = z.object({ reason: adminReason }).meta({ id: 'ReinstatementRequest' });

const accountState = z
  .object({ user_id: z.string(), account_status: z.enum(ACCOUNT_STATUSES) })
  .meta({ id: 'AccountState' });

export const suspensionEndpoints = endpoints({
  suspendAccount: {
    method: 'PUT',
    url: '/api/accounts/:id/suspension',
    access: 'admin_operations',
    confirm: 'fresh',
    summary: 'Suspend an account; its sessions end at once',
    params: accountParams,
    body: suspensionRequest,
    response: accountState,
  },
  unsuspendAccount: {
    method: 'POST',
    url: '/api/accounts/:id/reinstatement',
    access: 'admin_operations',
    confirm: 'fresh',
    summary: 'Reinstate a suspended account',
    params: accountParams,
    body: reinstatementRequest,
    response: accountState,
  },
});
