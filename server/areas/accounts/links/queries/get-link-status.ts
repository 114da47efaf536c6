import type { FastifyRequest } from 'fastify';
import type { AccountLinkStatus } from '#contract/accounts/links.ts';
import type { LinkPurpose, LinkState } from '#domain/accounts/account-links.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken } from '../mint-link.ts';
import { isElsewhere } from './is-elsewhere.ts';

const UNKNOWN: LinkReading = { state: 'unknown', purpose: null, email: null, new_email: null };

/** The status of a link, without using it up. A link that no longer works doesn't reveal the email address. */
export async function getLinkStatus(
  context: Pick<Context, 'db' | 'now' | 'config'>,
  request: Pick<FastifyRequest, 'cookies'>,
  token: string,
): Promise<AccountLinkStatus> {
  const linkStatus = await readLink(context, token);
  const { state, purpose } = linkStatus;
  const isVerification = state === 'open' && purpose === 'verify_email';
  return { ...linkStatus, is_elsewhere: isVerification && (await isElsewhere(context, request, token)) };
}

type LinkReading = Omit<AccountLinkStatus, 'is_elsewhere'>;

export async function readLink(
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<LinkReading> {
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
  const shown = purpose === 'stop_account' ? link.mailed_to : email;
  return state === 'open' ? { state, purpose, email: shown, new_email } : { ...UNKNOWN, state, purpose };
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

/** True if the account no longer uses the link's address, or the change it was for was canceled. */
function isOvertaken({ purpose, mailed_to, email, new_email }: LinkRow): boolean {
  if (purpose === 'verify_new_email') return new_email === null;
  // A former address of the account must still be able to stop it.
  if (purpose === 'stop_account') return false;
  return mailed_to !== email || (purpose === 'confirm_email_change' && new_email === null);
}
