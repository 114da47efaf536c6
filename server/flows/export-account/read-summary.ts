import { sql } from 'kysely';
import type { Account } from '#domain/accounts/access.ts';
import { findMailingAddress } from '#server/areas/accounts/mailing-addresses/queries/find-mailing-address.ts';
import { exportCreator } from '#server/areas/creators/profiles/queries/export-creator.ts';
import { ownAccountQuery } from '#server/areas/creators/social-accounts/queries/own-account.ts';
import { findW9 } from '#server/areas/money/w9s/queries/find-w9.ts';
import type { Context } from '#server/platform/context.ts';

/** The names of the locations a manager is limited to; null without a limit. */
const limitedTo = sql<string[] | null>`(
  select array_agg(l.location_name order by l.id) from business_locations l
  where l.id = any(business_members.location_ids)
)`;

/** The first part of an export: the account itself. The records follow. */
export async function readSummary(context: Pick<Context, 'db' | 'config'>, { user_id, creator_id }: Account) {
  const { db } = context;
  const [user] = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified', 'created_at'])
    .where('id', '=', user_id)
    .execute();
  const [profile] = await db
    .selectFrom('profiles')
    .select(['full_name', 'role', 'account_status', 'status_reason', 'is_business_onboarding'])
    .select(['terms_accepted_at', 'first_login_at', 'last_login_at', 'created_at', 'email_timing'])
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
      .select(['business_members.role', 'business_members.status', limitedTo.as('limited_to')])
      .where('business_members.user_id', '=', user_id)
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .select(['ip_address', 'user_agent', 'created_at', 'expires_at'])
      .where('user_id', '=', user_id)
      .execute(),
    mailing_address: await findMailingAddress(context, user_id),
    w9: creator_id === null ? null : await findW9(context, creator_id),
    notification_preferences: await db
      .selectFrom('notification_preferences')
      .select(['kind', 'in_app', 'email'])
      .where('user_id', '=', user_id)
      .execute(),
  };
}
