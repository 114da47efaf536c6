import type { Database } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Mailer } from './mailer.ts';

/** The embedded default: mail lands in a table and is read at `/dev/mailbox`. */
export function mailboxMailer(db: Database, sender: string): Mailer {
  return {
    deliver: async ({ email_event_id, recipient, subject, html, text }) => {
      await db
        .insertInto('mailbox_messages')
        .values({ id: newId(), email_event_id, sender, recipient, subject, html, text })
        .execute();
    },
    close: () => undefined,
  };
}
