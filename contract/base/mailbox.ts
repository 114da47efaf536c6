import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';

/** The development mailbox receives the mails that would have gone to the SMTP server. */
const mailboxMessage = z.object({
  id: z.uuid(),
  sender: z.string(),
  recipient: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
});

export const mailbox = z.object({ messages: z.array(mailboxMessage).max(50) }).meta({ id: 'Mailbox' });
export type Mailbox = z.infer<typeof mailbox>;

export const mailboxEndpoints = endpoints({
  listMailbox: {
    method: 'GET',
    url: '/api/dev/mailbox',
    access: 'everyone',
    summary: 'Get the newest email in the development mailbox; never in production',
    response: mailbox,
  },
});
