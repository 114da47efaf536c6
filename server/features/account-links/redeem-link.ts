import type { LinkPurpose } from '#domain/account-links.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { hashToken } from './mint-link.ts';

export interface RedeemedLink {
  user_id: string;
  email: string;
  email_change_id: string | null;
}

/**
 * Spends a link: of any number of tries at once, one finds it unused. The other links of its kind end with it,
 * and a link mailed to an address the account has left no longer works.
 */
export async function redeemLink(
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<RedeemedLink & { purpose: LinkPurpose }> {
  const at = now.toISOString();
  const holder = await lockHolder(tx, token);
  const link = await tx
    .updateTable('account_links')
    .set({ used_at: at })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['user_id', 'email', 'email_change_id', 'purpose'])
    .executeTakeFirst();
  if (link === undefined) throw unusable();
  await tx
    .updateTable('account_links')
    .set({ used_at: at })
    .where('user_id', '=', link.user_id)
    .where('purpose', '=', link.purpose)
    .where('used_at', 'is', null)
    .execute();
  if (link.purpose !== 'verify_new_email' && holder.email !== link.email) throw unusable();
  return link;
}

/** The account first: its links are spent one after the other, and never each waiting for another. */
async function lockHolder(tx: Tx, token: string): Promise<{ email: string }> {
  const holder = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', (eb) =>
      eb.selectFrom('account_links').select('user_id').where('token_hash', '=', hashToken(token)),
    )
    .forUpdate()
    .executeTakeFirst();
  if (holder === undefined) throw unusable();
  return holder;
}

export function unusable(): Problem {
  return new Problem('link_unusable', 'It was used before, is too old, or is not whole. Ask for a new one.');
}
