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

/** A complaint is a person's wish, so it replaces a bounce and not the other way round. */
export async function suppress(
  tx: Tx,
  {
    address,
    ...rest
  }: { address: string; cause: SuppressionCause; email_event_id: string; created_at: string },
): Promise<void> {
  const insert = tx
    .insertInto('email_suppressions')
    .values({ id: newId(), address: address.toLowerCase(), ...rest });
  await insert
    .onConflict((conflict) =>
      rest.cause === 'complaint' ? conflict.column('address').doUpdateSet(rest) : conflict.doNothing(),
    )
    .execute();
}

/** Sends to the address again. Left out, the cause doesn't matter. */
export async function liftSuppression(tx: Tx, address: string, cause?: SuppressionCause): Promise<void> {
  await tx
    .deleteFrom('email_suppressions')
    .where('address', '=', address.toLowerCase())
    .$if(cause !== undefined, (query) => query.where('cause', '=', cause ?? 'bounce'))
    .execute();
}
