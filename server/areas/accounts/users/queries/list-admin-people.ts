import { sql } from 'kysely';
import { type Admin, MOST_ADMINS } from '#contract/accounts/admins.ts';
import { ADMIN_ROLES } from '#domain/accounts/roles.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Everyone with an admin role, owners first. */
export async function listAdminPeople(db: Database, ownId: string): Promise<{ admins: Admin[] }> {
  const rows = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['profiles.user_id', 'users.email', 'profiles.full_name', 'profiles.admin_role'])
    .select(['profiles.account_status', 'profiles.last_login_at'])
    .select(
      sql<boolean>`exists (select from passkeys where passkeys.user_id = users.id)
        or exists (select from authenticator_apps as apps where apps.user_id = users.id and apps.added_at is not null)`.as(
        'has_factor',
      ),
    )
    .where('profiles.role', '=', 'admin')
    .where('profiles.account_status', '<>', 'deleted')
    .orderBy('users.email')
    .limit(MOST_ADMINS)
    .execute();
  const admins = rows.flatMap(({ admin_role, ...row }) =>
    admin_role === null ? [] : [{ ...row, admin_role, is_oneself: row.user_id === ownId }],
  );
  const placeOf = ({ admin_role }: Admin) => ADMIN_ROLES.indexOf(admin_role);
  return { admins: admins.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}
