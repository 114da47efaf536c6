import { randomBytes } from 'node:crypto';
import type { Context } from '../../context.ts';
import { hashToken } from '../account-links/mint-link.ts';

/**
 * The link of an invitation, made while its mail is written: the table keeps a hash, and only the newest mail holds
 * the link that works. Null when the invitation is over by then.
 */
export async function mintInvitation(
  { db, config }: Pick<Context, 'db' | 'config'>,
  invitationId: string,
): Promise<string | null> {
  const token = randomBytes(24).toString('base64url');
  const open = await db
    .updateTable('business_invitations')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', invitationId)
    .where('status', '=', 'invited')
    .returning('id')
    .executeTakeFirst();
  return open === undefined ? null : `${config.app_url}/invitations?token=${token}`;
}
