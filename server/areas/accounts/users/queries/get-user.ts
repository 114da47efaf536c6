import type { AdminUser } from '#contract/accounts/users.ts';
import type { Account } from '#domain/accounts/access.ts';
import { readCreatorStatus } from '#domain/creators/creator-states.ts';
import { deviceName } from '#server/areas/accounts/preferences/queries/device-name.ts';
import { countContactDetails } from '#server/areas/base/actors/count-contact-details.ts';
import { readFaces } from '#server/areas/base/media/queries/read-faces.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { findSuppression } from '#server/platform/mail/suppressions.ts';
import { findLinkedAccounts } from './find-linked-accounts.ts';
import { findRoleRefusal } from './find-role-refusal.ts';
import { readUserSignals } from './read-user-signals.ts';

const MOST_DEVICES = 50;
const MOST_BUSINESSES = 50;

/** One account with its related records. */
export async function getUser(
  context: Pick<Context, 'db' | 'files' | 'now'>,
  admin: Account,
  userId: string,
): Promise<AdminUser> {
  const { db } = context;
  const user = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('creators', 'creators.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.email_verified', 'users.created_at'])
    .select([
      'profiles.full_name',
      'profiles.role',
      'profiles.admin_role',
      'profiles.account_status',
      'profiles.status_reason',
    ])
    .select(['profiles.terms_accepted_at', 'profiles.first_login_at', 'profiles.last_login_at'])
    .select(['creators.id as creator_id', 'creators.status as creator_status'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) throw new Problem('not_found', 'We can’t find that account.');
  const { creator_id, creator_status, ...rest } = user;
  const faces = await readFaces(context, creator_id === null ? [] : [creator_id]);
  return {
    ...rest,
    avatar_url: (creator_id && faces.get(creator_id)) ?? null,
    email_suppression: await findSuppression(db, user.email),
    is_oneself: userId === admin.user_id,
    creator: creator_id === null ? null : { id: creator_id, status: readCreatorStatus(creator_status) },
    businesses: await businessesOf(db, userId),
    devices: await devicesOf(db, userId),
    contact_details_count: await countContactDetails(db, userId),
    linked_accounts: await findLinkedAccounts(db, userId),
    signals: await readUserSignals(context, { user_id: userId, creator_id }),
    role_refusal: await findRoleRefusal(db, {
      adminId: admin.user_id,
      userId,
      becomesAdmin: user.role !== 'admin',
    }),
  };
}

function businessesOf(db: Database, userId: string) {
  return db
    .selectFrom('business_members')
    .innerJoin('businesses', 'businesses.id', 'business_members.business_id')
    .select(['businesses.id', 'businesses.business_name', 'business_members.role'])
    .where('business_members.user_id', '=', userId)
    .where('business_members.status', '=', 'active')
    .orderBy('business_members.created_at')
    .limit(MOST_BUSINESSES)
    .execute();
}

async function devicesOf(db: Database, userId: string): Promise<AdminUser['devices']> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('updated_at', 'desc')
    .limit(MOST_DEVICES)
    .execute();
  return sessions.map(({ id, user_agent, ip_address, updated_at }) => ({
    id,
    device_name: deviceName(user_agent),
    ip_address: ip_address || null,
    last_seen_at: updated_at,
  }));
}
