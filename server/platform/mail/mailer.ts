export interface OutgoingMail {
  email_event_id: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** A page where the reader can end these mails; required of mail nobody has to get. */
  unsubscribe_url?: string;
}

/** Hands one mail on and answers with the name it goes by from then on. */
export interface Mailer {
  deliver(mail: OutgoingMail): Promise<{ message_id: string }>;
  close(): void;
}
