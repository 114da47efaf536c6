import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { openingAnnouncement } from '../opening-announcement.ts';

/** A job emails everyone who confirmed. Pressed twice, nobody gets two emails. */
export async function openCity(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  { city_id, admin_id, reason }: { city_id: string; admin_id: string; reason: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const city = await tx
      .selectFrom('cities')
      .select(['slug', 'name'])
      .where('id', '=', city_id)
      .executeTakeFirst();
    if (city === undefined) throw new Problem('not_found', 'We can’t find that city.');
    const { confirmed } = await tx
      .selectFrom('waitlist_entries')
      .select((eb) => eb.fn.countAll<number>().as('confirmed'))
      .where('city_id', '=', city_id)
      .where('status', '=', 'confirmed')
      .executeTakeFirstOrThrow();
    if (Number(confirmed) === 0) throw new Problem('conflict', `Nobody is waiting for ${city.name}.`);
    await queue.enqueue(tx, openingAnnouncement, { slug: city.slug });
    await recordAction(tx, {
      actor_id: admin_id,
      action: 'open_city',
      subject_type: 'city',
      subject_id: city_id,
      reason,
      after: { city: city.name, emailed: String(confirmed) },
    });
  });
}
