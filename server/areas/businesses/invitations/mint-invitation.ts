import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/areas/accounts/links/mint-link.ts';
import type { Context } from '#server/platform/context.ts';

/**
 * Makes the link of an invitation while its mail is written. The table stores a hash, and only the newest mail has a
 * working link. Null if the invitation has ended by then.
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
