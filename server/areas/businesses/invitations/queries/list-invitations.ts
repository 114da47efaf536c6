import type { Invitation as Shown } from '#contract/businesses/members.ts';
import { type InvitationStatus, readInvitationStatus } from '#domain/businesses/invitation-states.ts';
import type { Database } from '#server/platform/db/database.ts';

const SHOWN: readonly InvitationStatus[] = ['invited', 'declined', 'expired'];
const MOST = 100;

/** The newest invitation per address, unless it was accepted or revoked. */
export async function listInvitations(db: Database, businessId: string, now: Date): Promise<Shown[]> {
  const rows = await db
    .selectFrom('business_invitations')
    .distinctOn('email')
    .select(['id', 'email', 'status', 'created_at as invited_at', 'expires_at', 'location_ids'])
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
