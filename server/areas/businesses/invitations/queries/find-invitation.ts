import { hashToken } from '#server/areas/accounts/links/mint-link.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** The invitation behind a link, with the business and the inviter. */
export function findInvitation(db: Database | Tx, token: string) {
  return db
    .selectFrom('business_invitations')
    .innerJoin('businesses', 'businesses.id', 'business_invitations.business_id')
    .leftJoin('profiles', 'profiles.user_id', 'business_invitations.invited_by')
    .select(['business_invitations.id', 'business_invitations.business_id', 'business_invitations.email'])
    .select(['business_invitations.status', 'business_invitations.expires_at'])
    .select(['business_invitations.accepted_by', 'profiles.full_name as invited_by'])
    .select('business_invitations.location_ids')
    .select(['businesses.business_name', 'businesses.slug', 'businesses.industry'])
    .where('business_invitations.token_hash', '=', hashToken(token))
    .executeTakeFirst();
}
