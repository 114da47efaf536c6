import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Mailer } from './mailer.ts';

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
