import { z } from 'zod';

/** The development mailbox: what would have gone to the SMTP server. */
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
