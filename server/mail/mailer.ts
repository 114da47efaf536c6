import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

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

export async function openMailer(
  config: Pick<Config, 'smtp_url' | 'mail_from'>,
  db: Database,
): Promise<Mailer> {
  if (config.smtp_url === undefined) {
    const { mailboxMailer } = await import('./mailbox-mailer.ts');
    return mailboxMailer(db, config.mail_from);
  }
  const { smtpMailer } = await import('./smtp-mailer.ts');
  return smtpMailer(config.smtp_url, config.mail_from);
}
