import { createHash, randomBytes } from 'node:crypto';
import { LINK_MINUTES, type LinkPurpose } from '#domain/accounts/account-links.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';

/** The page of each link. It has a button, because mail scanners open links and must not use them up. */
const PAGES: Record<LinkPurpose, string> = {
  verify_email: '/auth/verify',
  sign_in: '/auth/link',
  reset_password: '/auth/reset',
  confirm_email_change: '/auth/email-change',
  verify_new_email: '/auth/email-change',
  stop_account: '/auth/not-me',
};

interface LinkOrder {
  purpose: LinkPurpose;
  user_id: string;
  /** The address it is mailed to. */
  email: string;
  email_change_id?: string;
}

/** Makes the token while its mail is written, so only the recipient knows it. The table stores a hash. */
export async function mintLink(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  order: LinkOrder,
  returnTo?: string,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const minutes = LINK_MINUTES[order.purpose];
  await db
    .insertInto('account_links')
    .values({
      ...order,
      id: newId(),
      token_hash: hashToken(token),
      expires_at: new Date(now().getTime() + minutes * 60_000).toISOString(),
      created_at: now().toISOString(),
    })
    .execute();
  const then = returnTo === undefined ? '' : `&returnTo=${encodeURIComponent(returnTo)}`;
  return `${config.app_url}${PAGES[order.purpose]}?token=${token}${then}`;
}

/** A token is long and random, so it can't be recovered from a plain hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
