import type { SuppressionCause } from '#domain/base/email-event-states.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

export interface Suppression {
  id: string;
  cause: SuppressionCause;
  created_at: string;
}

/** The reason why an address gets no more email; null if it does. */
export async function findSuppression(db: Database | Tx, address: string): Promise<Suppression | null> {
  const row = await db
    .selectFrom('email_suppressions')
    .select(['id', 'cause', 'created_at'])
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

/**
 * A complaint is a person's wish, so it replaces a bounce and not the other way round. It gets another id, so that a
 * link that ends the bounce doesn't end it.
 */
export async function suppress(
  tx: Tx,
  {
    address,
    ...rest
  }: { address: string; cause: SuppressionCause; email_event_id: string; created_at: string },
): Promise<void> {
  const row = { id: newId(), ...rest };
  await tx
    .insertInto('email_suppressions')
    .values({ address: address.toLowerCase(), ...row })
    .onConflict((conflict) => {
      const known = conflict.column('address');
      return row.cause === 'complaint' ? known.doUpdateSet(row) : known.doNothing();
    })
    .execute();
}

/** Null if it is gone already. */
export async function removeSuppression(tx: Tx, id: string) {
  const removed = await tx
    .deleteFrom('email_suppressions')
    .where('id', '=', id)
    .returning(['address', 'cause', 'email_event_id'])
    .executeTakeFirst();
  return removed ?? null;
}

/** Sends to the address again. Left out, the cause doesn't matter. */
export async function liftSuppression(tx: Tx, address: string, cause?: SuppressionCause): Promise<void> {
  await tx
    .deleteFrom('email_suppressions')
    .where('address', '=', address.toLowerCase())
    .$if(cause !== undefined, (query) => query.where('cause', '=', cause ?? 'bounce'))
    .execute();
}
