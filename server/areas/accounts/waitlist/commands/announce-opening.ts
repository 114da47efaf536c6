import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { KnownFailure } from '#server/platform/known-failure.ts';
import { queueMails } from '#server/platform/mail/queue-mail.ts';
import { cityOpenMail } from '../mails/city-open-mail.ts';

const AT_ONCE = 500;

/**
 * Emails everyone who confirmed, once: an entry is deleted in the transaction that queues its email. Unconfirmed entries
 * are deleted without one.
 */
export async function announceOpening(
  context: Context,
  slug: string,
): Promise<{ city_name: string; emailed: number }> {
  const city = await context.db
    .selectFrom('cities')
    .select(['id', 'name'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (city === undefined) throw new KnownFailure(`No city is called ${slug}. Write it like los-angeles.`);
  let emailed = 0;
  for (let batch = AT_ONCE; batch === AT_ONCE; emailed += batch) {
    batch = await inTransaction(context.db, (tx) => emailBatch(context, tx, city));
  }
  await context.db
    .deleteFrom('waitlist_entries')
    .where('city_id', '=', city.id)
    .where('status', '=', 'pending')
    .execute();
  return { city_name: city.name, emailed };
}

async function emailBatch(
  context: Context,
  tx: Tx,
  { id, name: city_name }: { id: string; name: string },
): Promise<number> {
  const entries = await tx
    .deleteFrom('waitlist_entries')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('waitlist_entries')
        .select('id')
        .where('city_id', '=', id)
        .where('status', '=', 'confirmed')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning('email')
    .execute();
  await queueMails(context, tx, cityOpenMail, entries, { city_name });
  return entries.length;
}
