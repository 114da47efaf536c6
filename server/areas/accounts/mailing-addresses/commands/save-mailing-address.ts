import type { MailingAddress } from '#domain/accounts/mailing-address.ts';
import type { Context } from '#server/platform/context.ts';
import { hashAddress } from '../hash-address.ts';
import { ofAccount, sealAddress } from '../sealed-address.ts';

export async function saveMailingAddress(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  user_id: string,
  address: MailingAddress,
): Promise<{ mailing_address: MailingAddress }> {
  const sealed_address = sealAddress(config, ofAccount(user_id), address);
  const address_hash = hashAddress(config, address);
  const updated_at = now().toISOString();
  await db
    .insertInto('mailing_addresses')
    .values({ user_id, sealed_address, address_hash, updated_at })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ sealed_address, address_hash, updated_at }),
    )
    .execute();
  return { mailing_address: address };
}

/** Safe to repeat. */
export async function deleteMailingAddress({ db }: Pick<Context, 'db'>, user_id: string): Promise<void> {
  await db.deleteFrom('mailing_addresses').where('user_id', '=', user_id).execute();
}
