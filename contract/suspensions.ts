import { z } from 'zod';
import { ACCOUNT_STATUSES } from '#domain/account-states.ts';
import { adminReason } from './lists.ts';

export const accountParams = z.object({ id: z.uuid() });

/** The reason is shown to whoever is suspended, so it is written to them. */
export const suspensionRequest = z
  .object({ reason: z.string().trim().min(10, 'Say why, in a sentence they can answer').max(500) })
  .meta({ id: 'SuspensionRequest' });

/** Only admins read this one. */
export const reinstatementRequest = z.object({ reason: adminReason }).meta({ id: 'ReinstatementRequest' });

export const accountStanding = z
  .object({ user_id: z.string(), account_status: z.enum(ACCOUNT_STATUSES) })
  .meta({ id: 'AccountStanding' });
