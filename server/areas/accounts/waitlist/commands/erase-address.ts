import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { forgetRecipient } from '#server/platform/mail/forget-recipient.ts';
import { liftSuppression } from '#server/platform/mail/suppressions.ts';
import { cityOpenMail } from '../mails/city-open-mail.ts';
import { waitlistMail } from '../mails/waitlist-mail.ts';

/** Erases an address from every waitlist and from the records of their emails. Returns the number of lists. */
export function eraseAddress({ db }: Pick<Context, 'db'>, address: string): Promise<number> {
  const email = address.toLowerCase();
  return inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('waitlist_entries')
      .where('email', '=', email)
      .executeTakeFirst();
    await liftSuppression(tx, email);
    await forgetRecipient(tx, email, [waitlistMail.name, cityOpenMail.name]);
    return Number(numDeletedRows);
  });
}
