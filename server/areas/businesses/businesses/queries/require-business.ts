import { sql } from 'kysely';
import type { Account } from '#domain/accounts/access.ts';
import type { MemberRole } from '#domain/accounts/roles.ts';
import type { Reach } from '#server/areas/base/actors/reach.ts';
import { compileOnce } from '#server/platform/db/compiled-query.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { noteView } from '#server/platform/http/note-view.ts';
import { type BusinessWish, findBusinessRefusal } from '../policy.ts';

interface Access {
  /** Null for admins. */
  membership: MemberRole | null;
  reach: Reach;
}

/** Reads the current membership of the account in the business and refuses if it doesn't allow this. */
export async function requireMembership(
  db: Database | Tx,
  account: Pick<Account, 'role' | 'user_id'>,
  businessId: string,
  wish: BusinessWish,
): Promise<Access> {
  const [current] = await findMember(db, { business_id: businessId, user_id: account.user_id });
  const membership = current?.role ?? null;
  const reach = current?.location_ids ?? null;
  const refusal = findBusinessRefusal(wish, account, membership, reach);
  if (refusal !== null) throw refusal;
  if (membership === null) noteView({ subject_type: 'business', subject_id: businessId });
  return { membership, reach };
}

/** Pages of a business ask it up to six times, once for each thing they show. */
const findMember = compileOnce((db, { business_id, user_id }: { business_id: string; user_id: string }) =>
  db
    .selectFrom('business_members')
    .select(['role', 'location_ids'])
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .where('status', '=', sql.lit('active' as const)),
);

/** The same where it doesn't matter which locations they manage. */
export async function requireBusiness(
  db: Database | Tx,
  account: Pick<Account, 'role' | 'user_id'>,
  businessId: string,
  wish: BusinessWish,
): Promise<MemberRole | null> {
  const { membership } = await requireMembership(db, account, businessId, wish);
  return membership;
}

/**
 * The same before a change of members: it locks the business first, so that changes to its members run one after the
 * other.
 */
export async function lockBusiness(
  tx: Tx,
  account: Pick<Account, 'role' | 'user_id'>,
  businessId: string,
  wish: BusinessWish,
): Promise<Access & { business_name: string }> {
  const business = await tx
    .selectFrom('businesses')
    .select('business_name')
    .where('id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
  const access = await requireMembership(tx, account, businessId, wish);
  return { business_name: business?.business_name ?? '', ...access };
}
