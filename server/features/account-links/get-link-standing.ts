import type { AccountLinkStanding } from '#contract/account-links.ts';
import type { LinkPurpose, LinkState } from '#domain/account-links.ts';
import type { Context } from '../../context.ts';
import { hashToken } from './mint-link.ts';

const UNKNOWN: AccountLinkStanding = { state: 'unknown', purpose: null, email: null, new_email: null };

/** What a link stands for, without spending it. A link that no longer works tells no address. */
export async function getLinkStanding(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<AccountLinkStanding> {
  const link = await db
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .leftJoin('email_changes', 'email_changes.id', 'account_links.email_change_id')
    .select(['account_links.purpose', 'account_links.expires_at', 'account_links.used_at'])
    .select(['account_links.email as mailed_to', 'users.email', 'email_changes.new_email'])
    .where('account_links.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (link === undefined) return UNKNOWN;
  const state = stateOf(link, now());
  const { purpose, email, new_email } = link;
  return state === 'open' ? { state, purpose, email, new_email } : { ...UNKNOWN, state, purpose };
}

interface LinkRow {
  purpose: LinkPurpose;
  used_at: string | null;
  expires_at: string;
  mailed_to: string;
  email: string;
  new_email: string | null;
}

function stateOf(link: LinkRow, now: Date): LinkState {
  if (link.used_at !== null) return 'used';
  if (isOvertaken(link)) return 'expired';
  return new Date(link.expires_at).getTime() > now.getTime() ? 'open' : 'expired';
}

/** The account has left the address the link went to, or the change it was for was called off. */
function isOvertaken({ purpose, mailed_to, email, new_email }: LinkRow): boolean {
  if (purpose === 'verify_new_email') return new_email === null;
  return mailed_to !== email || (purpose === 'confirm_email_change' && new_email === null);
}
