import type { Invitation as Shown } from '#contract/business-members.ts';
import { type InvitationStatus, readInvitationStatus } from '#domain/invitation-states.ts';
import type { Database } from '../../db/database.ts';

const SHOWN: readonly InvitationStatus[] = ['invited', 'declined', 'expired'];
const MOST = 100;

/** The newest of each address, unless it has come to a good end or was taken back. */
export async function listInvitations(db: Database, businessId: string, now: Date): Promise<Shown[]> {
  const rows = await db
    .selectFrom('business_invitations')
    .distinctOn('email')
    .select(['id', 'email', 'status', 'created_at as invited_at', 'expires_at'])
    .where('business_id', '=', businessId)
    .orderBy('email')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows
    .map((row) => ({ ...row, status: readInvitationStatus(row, now) }))
    .filter(({ status }) => SHOWN.includes(status))
    .sort((a, b) => Date.parse(b.invited_at) - Date.parse(a.invited_at));
}
