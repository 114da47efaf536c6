import type { WaitlistRequest } from '#contract/accounts/waitlist.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/mail/queue-mail.ts';
import { waitlistMail } from '../mails/waitlist-mail.ts';

/** One mail per address, city and day, so that nobody can use the form to flood an inbox. */
const MAIL_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000;

export async function joinWaitlist(
  context: Context,
  request: WaitlistRequest,
): Promise<{ city_name: string; email: string }> {
  const email = request.email.toLowerCase();
  return inTransaction(context.db, async (tx) => {
    const city_name = await getCityName(tx, request.city_id);
    const entryId = await claimMail(tx, { ...request, email }, context.now());
    if (entryId !== null) await queueMail(context, tx, waitlistMail, email, { entry_id: entryId, city_name });
    return { city_name, email };
  });
}

async function getCityName(tx: Tx, cityId: string): Promise<string> {
  const city = await tx.selectFrom('cities').select('name').where('id', '=', cityId).executeTakeFirst();
  if (city === undefined) throw new Problem('not_found', 'We’re not in that city yet.');
  return city.name;
}

/** Adds the address, or restores it, and returns the entry only if a mail is due. */
async function claimMail(tx: Tx, request: WaitlistRequest, now: Date): Promise<string | null> {
  const mailed_at = now.toISOString();
  const due = new Date(now.getTime() - MAIL_AGAIN_AFTER_MS).toISOString();
  const entry = await tx
    .insertInto('waitlist_entries')
    .values({ ...request, id: newId(), status: 'pending', mailed_at })
    .onConflict((conflict) =>
      conflict
        .columns(['city_id', 'email'])
        .doUpdateSet({ status: 'pending', mailed_at })
        .where('waitlist_entries.status', '!=', 'confirmed')
        .where('waitlist_entries.mailed_at', '<', due),
    )
    .returning('id')
    .executeTakeFirst();
  return entry?.id ?? null;
}
