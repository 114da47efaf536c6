import type { Database } from '#server/platform/db/database.ts';
import { until } from './until.ts';

/** Waits until `count` mails to an address have arrived and answers with all of them, oldest first. */
export async function waitForMail(db: Database, recipient: string, count = 1) {
  return until(async () => {
    const mails = await db
      .selectFrom('mailbox_messages')
      .selectAll()
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute();
    return mails.length >= count && mails;
  });
}

/** The address behind the first link of a mail that begins with `prefix`. */
export function linkIn(html: string, prefix: string): string {
  const found = new RegExp(`href="(${prefix}[^"]*)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`The mail holds no link to ${prefix}`);
  return found.replaceAll('&amp;', '&');
}
