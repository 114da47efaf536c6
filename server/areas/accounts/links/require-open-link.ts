import type { LinkPurpose } from '#domain/accounts/account-links.ts';
import type { Context } from '#server/platform/context.ts';
import { unusable } from './commands/redeem-link.ts';
import { readLink } from './queries/get-link-status.ts';

/** Checks a link before costly work, so that invented links can't keep the server hashing. */
export async function requireOpenLink(
  context: Pick<Context, 'db' | 'now'>,
  token: string,
  purpose: LinkPurpose,
): Promise<void> {
  const linkStatus = await readLink(context, token);
  if (linkStatus.state !== 'open' || linkStatus.purpose !== purpose) throw unusable();
}
