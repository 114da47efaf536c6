import { sql } from 'kysely';
import type { Account } from '#domain/accounts/access.ts';
import type { AccountStatus } from '#domain/accounts/account-states.ts';
import type { AdminRole, MemberRole, Role } from '#domain/accounts/roles.ts';
import { type CreatorStatus, isApplicationOpen } from '#domain/creators/creator-states.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

interface AccountRow {
  user_id: string;
  email: string;
  full_name: string | null;
  role: Role | null;
  admin_role: AdminRole | null;
  account_status: AccountStatus;
  is_business_onboarding: boolean;
  creator_id: string | null;
  creator_status: CreatorStatus | null;
  decided_at: string | null;
  business_id: string | null;
  business_name: string | null;
  business_slug: string | null;
  business_industry: string | null;
  membership: MemberRole | null;
  is_limited: boolean | null;
  business_count: number | null;
  must_add_factor: boolean;
}

/**
 * Everything guards ask about an account, in one row. With a session, the business is the one chosen in it; the caller
 * narrows `sessions` to that one.
 */
export function accountQuery(db: Database | Tx, isSession = sql<boolean>`false`) {
  return db
    .selectFrom('users')
    .leftJoin('sessions', (join) => join.onRef('sessions.user_id', '=', 'users.id').on(isSession))
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('creators', 'creators.user_id', 'users.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('business_members')
          .innerJoin('businesses', 'businesses.id', 'business_members.business_id')
          .select(['businesses.id', 'businesses.business_name', 'businesses.slug', 'businesses.industry'])
          .select(['business_members.role', sql<number>`(count(*) over ())::int`.as('business_count')])
          .select(sql<boolean>`business_members.location_ids is not null`.as('is_limited'))
          .whereRef('business_members.user_id', '=', 'users.id')
          .where('business_members.status', '=', 'active')
          .orderBy(sql`coalesce(businesses.id = sessions.business_id, false)`, 'desc')
          // The primary business is the one they own, else the first.
          .orderBy(sql`(business_members.role = 'owner')`, 'desc')
          .orderBy('business_members.created_at')
          .orderBy('business_members.id')
          .limit(1)
          .as('primary_business'),
      (join) => join.onTrue(),
    )
    .select([
      'users.id as user_id',
      'users.email',
      'profiles.full_name',
      'profiles.role',
      'profiles.admin_role',
      'profiles.account_status',
      'profiles.is_business_onboarding',
      'creators.id as creator_id',
      'creators.status as creator_status',
      'creators.decided_at',
      'primary_business.id as business_id',
      'primary_business.business_name',
      'primary_business.slug as business_slug',
      'primary_business.industry as business_industry',
      'primary_business.role as membership',
      'primary_business.business_count',
      'primary_business.is_limited',
      // Looked up only for admins, because it matters only for them.
      sql<boolean>`profiles.role = 'admin'
        and not exists (select from passkeys where passkeys.user_id = users.id)
        and not exists (select from authenticator_apps as apps where apps.user_id = users.id and apps.added_at is not null)`.as(
        'must_add_factor',
      ),
    ]);
}

export function toAccount(row: AccountRow, now: Date): Account {
  const { user_id, email, full_name, role, admin_role, account_status, is_business_onboarding } = row;
  const { creator_id, creator_status } = row;
  const creator = creator_id !== null ? { status: creator_status, decided_at: row.decided_at } : null;
  return {
    user_id,
    email,
    full_name,
    role,
    admin_role,
    account_status,
    is_business_onboarding,
    creator_id,
    creator_status,
    is_application_open: isApplicationOpen(creator, now),
    business: toBusiness(row),
    business_count: row.business_count ?? 0,
    must_add_factor: row.must_add_factor === true,
  };
}

function toBusiness(row: AccountRow): Account['business'] {
  const {
    business_id: id,
    business_name,
    business_slug: slug,
    business_industry: industry,
    membership,
    is_limited,
  } = row;
  if (id === null || business_name === null || slug === null || membership === null) return null;
  return { id, business_name, slug, industry, membership, ...(is_limited && { is_limited }) };
}

export async function getAccount(
  db: Database | Tx,
  userId: string,
  now: Date,
  sessionId: string | null = null,
): Promise<Account> {
  const isSession = sql<boolean>`sessions.id = ${sessionId}`;
  const row = await accountQuery(db, isSession).where('users.id', '=', userId).executeTakeFirstOrThrow();
  return toAccount(row, now);
}
