import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';

const unsubscribeToken = z.object({ token: z.string().min(20).max(300) });

/** The kind of mail a link is about, and whether it is still sent. */
export const emailSubscription = z
  .object({ label: z.string(), is_subscribed: z.boolean() })
  .meta({ id: 'EmailSubscription' });
export type EmailSubscription = z.infer<typeof emailSubscription>;

export const unsubscribeEndpoints = endpoints({
  getEmailSubscription: {
    method: 'GET',
    url: '/api/email-subscription',
    access: 'everyone',
    summary: "Check an email's unsubscribe link without using it up",
    query: unsubscribeToken,
    response: emailSubscription,
  },
  unsubscribe: {
    method: 'POST',
    url: '/api/unsubscribes',
    access: 'everyone',
    summary: 'Stop one kind of email without signing in',
    query: unsubscribeToken,
    takes_forms: true,
    response: emailSubscription,
  },
});
