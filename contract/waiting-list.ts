import { z } from 'zod';
import { SIGN_UP_ROLES } from '#domain/roles.ts';

export const waitingListRequest = z
  .object({
    city_id: z.uuid(),
    email: z.email('Please enter a valid email address').max(320),
    role: z.enum(SIGN_UP_ROLES).optional(),
  })
  .meta({ id: 'WaitingListRequest' });
export type WaitingListRequest = z.infer<typeof waitingListRequest>;

/** The same answer whether the address is new, waiting or confirmed, so that nobody can look addresses up. */
export const waitingListReceipt = z
  .object({ city_name: z.string(), email: z.string() })
  .meta({ id: 'WaitingListReceipt' });

export const waitingListToken = z.object({ token: z.string().min(20).max(100) });

export const waitingListStanding = z
  .object({ city_name: z.string(), status: z.enum(['pending', 'confirmed', 'removed']) })
  .meta({ id: 'WaitingListStanding' });
export type WaitingListStanding = z.infer<typeof waitingListStanding>;
