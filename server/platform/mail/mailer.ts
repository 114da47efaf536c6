import type { UnsubscribeLinks } from './unsubscribe-links.ts';

export interface OutgoingMail {
  email_event_id: string;
  message_id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** Where replies go, if they don't go to the sender. */
  reply_to?: string;
  /** The unsubscribe address; required for mail that isn't essential. */
  unsubscribe?: UnsubscribeLinks;
}

/** Sends one mail. */
export interface Mailer {
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}
