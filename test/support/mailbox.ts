import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';

const WAIT_MS = 15_000;
const LOOK_EVERY_MS = 50;

/** Waits until `count` mails to an address have arrived and answers with all of them, oldest first. */
export async function waitForMail(db: Database, recipient: string, count = 1) {
  const giveUpAt = Date.now() + WAIT_MS;
  for (;;) {
    const mails = await db
      .selectFrom('mailbox_messages')
      .selectAll()
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute();
    if (mails.length >= count) return mails;
    if (Date.now() > giveUpAt) throw new Error(`${mails.length} of ${count} mails came to ${recipient}`);
    await sleep(LOOK_EVERY_MS);
  }
}

/** The address behind the first link of a mail that begins with `prefix`. */
export function linkIn(html: string, prefix: string): string {
  const found = new RegExp(`href="(${prefix}[^"]*)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`The mail holds no link to ${prefix}`);
  return found.replaceAll('&amp;', '&');
}
