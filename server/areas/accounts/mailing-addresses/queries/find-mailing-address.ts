import type { MailingAddress } from '#domain/accounts/mailing-address.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { ofAccount, openAddress } from '../sealed-address.ts';

/** A person's mailing address, or null if they haven't added one. Callers decide who may see it. */
export async function findMailingAddress(
  { db, config }: { db: Database | Tx; config: Secrets },
  userId: string,
): Promise<MailingAddress | null> {
  const row = await db
    .selectFrom('mailing_addresses')
    .select('sealed_address')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : openAddress(config, ofAccount(userId), row.sealed_address);
}
