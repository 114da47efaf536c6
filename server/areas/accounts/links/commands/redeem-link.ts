import type { LinkPurpose } from '#domain/accounts/account-links.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { liftSuppression } from '#server/platform/mail/suppressions.ts';
import { hashToken } from '../mint-link.ts';

export interface RedeemedLink {
  user_id: string;
  email: string;
  email_change_id: string | null;
}

/**
 * Uses up a link. Of any number of parallel tries, only one finds it unused. The other links of its kind end with it,
 * and a link mailed to a former address of the account no longer works.
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
  if (!WORKS_FOR_OTHER_ADDRESS.includes(link.purpose) && holder.email !== link.email) throw unusable();
  // The link arrived. After a complaint only a person's own word counts: a link for something else isn't one.
  await liftSuppression(tx, link.email, SAYS_IT_WORKS.includes(link.purpose) ? undefined : 'bounce');
  return link;
}

/** Purposes by which a person gives us an address to write to. */
const SAYS_IT_WORKS: readonly LinkPurpose[] = ['verify_email', 'verify_new_email'];

/** Purposes whose mail goes to a future or former address of the account. */
const WORKS_FOR_OTHER_ADDRESS: readonly LinkPurpose[] = ['verify_new_email', 'stop_account'];

/** Locks the account first, so that its links are used one after the other and never deadlock. */
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
  return new Problem(
    'link_unusable',
    'This link was already used, has expired or is incomplete. Request a new one.',
  );
}
