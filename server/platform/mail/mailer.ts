import type { UnsubscribeLinks } from './unsubscribe-links.ts';

export interface OutgoingMail {
  email_event_id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** Where the reader can end these mails; required of mail nobody has to get. */
  unsubscribe?: UnsubscribeLinks;
}

/** Hands one mail on and answers with the name it goes by from then on. */
export interface Mailer {
  deliver(mail: OutgoingMail): Promise<{ message_id: string }>;
  close(): void;
}
