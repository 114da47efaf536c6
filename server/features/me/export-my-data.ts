import type { Account } from '#domain/access.ts';
import type { Database } from '../../db/database.ts';
import { exportMessages } from '../conversations/export-messages.ts';
import { exportCreator } from '../creators/export-creator.ts';
import { ownAccountQuery } from '../social-accounts/own-account.ts';

/** Everything kept about a person that is theirs to have, in one file. Secrets such as password hashes are not. */
export async function exportMyData(db: Database, { user_id }: Account) {
  const [user] = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified', 'created_at'])
    .where('id', '=', user_id)
    .execute();
  const [profile] = await db
    .selectFrom('profiles')
    .select(['full_name', 'role', 'account_status', 'status_reason', 'is_business_onboarding'])
    .select(['terms_accepted_at', 'first_login_at', 'last_login_at', 'created_at'])
    .where('user_id', '=', user_id)
    .execute();
  return {
    user: user ?? null,
    profile: profile ?? null,
    creator: await exportCreator(db, user_id),
    social_accounts: await ownAccountQuery(db, user_id).execute(),
    businesses: await db
      .selectFrom('business_members')
      .innerJoin('businesses', 'businesses.id', 'business_members.business_id')
      .select(['businesses.business_name', 'businesses.website', 'businesses.industry'])
      .select(['business_members.role', 'business_members.status'])
      .where('business_members.user_id', '=', user_id)
      .execute(),
    messages: await exportMessages(db, user_id),
    sessions: await db
      .selectFrom('sessions')
      .select(['ip_address', 'user_agent', 'created_at', 'expires_at'])
      .where('user_id', '=', user_id)
      .execute(),
    notification_preferences: await db
      .selectFrom('notification_preferences')
      .select(['kind', 'in_app', 'email'])
      .where('user_id', '=', user_id)
      .execute(),
    emails: user
      ? await db
          .selectFrom('email_events')
          .select(['template', 'subject', 'status', 'created_at', 'sent_at'])
          .where('recipient', '=', user.email)
          .orderBy('created_at', 'desc')
          .limit(1_000)
          .execute()
      : [],
  };
}
