import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { SIGN_UP_ROLES } from '#domain/accounts/roles.ts';

export const waitlistRequest = z
  .object({
    city_id: z.uuid(),
    email: z.email('Please enter a valid email address').max(320),
    role: z.enum(SIGN_UP_ROLES).optional(),
  })
  .meta({ id: 'WaitlistRequest' });
export type WaitlistRequest = z.infer<typeof waitlistRequest>;

/** The answer is the same whether the address is new, unconfirmed or confirmed, so nobody can look addresses up. */
const waitlistReceipt = z
  .object({ city_name: z.string(), email: z.string() })
  .meta({ id: 'WaitlistReceipt' });
export type WaitlistReceipt = z.infer<typeof waitlistReceipt>;

const waitlistToken = z.object({ token: z.string().min(20).max(100) });

export const waitlistEntry = z
  .object({ city_name: z.string(), status: z.enum(['pending', 'confirmed', 'removed']) })
  .meta({ id: 'WaitlistEntry' });
export type WaitlistEntry = z.infer<typeof waitlistEntry>;

export const waitlistEndpoints = endpoints({
  joinWaitlist: {
    method: 'POST',
    url: '/api/waitlist-entries',
    access: 'everyone',
    summary: "Join a city's waitlist",
    body: waitlistRequest,
    response: waitlistReceipt,
    status: 202,
  },
  getWaitlistEntry: {
    method: 'GET',
    url: '/api/waitlist-entry',
    access: 'everyone',
    summary: "Check a waitlist email's link without using it up",
    query: waitlistToken,
    response: waitlistEntry,
  },
  confirmWaitlistEntry: {
    method: 'POST',
    url: '/api/waitlist-confirmations',
    access: 'everyone',
    summary: 'Confirm a waitlist entry',
    body: waitlistToken,
    response: waitlistEntry,
  },
  removeWaitlistEntry: {
    method: 'POST',
    url: '/api/waitlist-removals',
    access: 'everyone',
    summary: 'Leave a waitlist',
    body: waitlistToken,
    response: waitlistEntry,
  },
});
