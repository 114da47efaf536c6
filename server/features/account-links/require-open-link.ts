import type { LinkPurpose } from '#domain/account-links.ts';
import type { Context } from '../../context.ts';
import { getLinkStanding } from './get-link-standing.ts';
import { unusable } from './redeem-link.ts';

/** Before something costly is done for a link: a made-up one must not keep the server hashing. */
export async function requireOpenLink(
  context: Pick<Context, 'db' | 'now'>,
  token: string,
  purpose: LinkPurpose,
): Promise<void> {
  const standing = await getLinkStanding(context, token);
  if (standing.state !== 'open' || standing.purpose !== purpose) throw unusable();
}
