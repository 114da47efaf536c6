import { sql } from 'kysely';
import { sealToken, sessionCookieName } from '#server/platform/auth/session-cookie.ts';
import type { Config } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, DatabaseHandle } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

const APPLICATIONS_EACH = 20;

/**
 * Signed-in creators with applications: without them, every lookup of the caller's session and applications would
 * read a table of a page or two, unlike a real marketplace.
 */
export async function fillCreators({ db, runScript }: DatabaseHandle, creators: number): Promise<void> {
  const idOf = (kind: number) =>
    sql.raw(`('01900000-0000-7000-801${kind}-' || lpad(to_hex(i), 12, '0'))::uuid`);
  const all = sql`generate_series(1, ${creators}::int) i`;
  await sql`
    insert into users (id, email, email_verified) select ${idOf(1)}, 'creator-' || i || '@example.com', true from ${all}`.execute(
    db,
  );
  await sql`
    insert into profiles (user_id, role, account_status, is_business_onboarding)
    select ${idOf(1)}, 'creator', 'active', false from ${all}`.execute(db);
  await sql`
    insert into creators (id, user_id, status) select ${idOf(2)}, ${idOf(1)}, 'active' from ${all}`.execute(
    db,
  );
  await sql`
    insert into sessions (id, user_id, token, updated_at, expires_at)
    select ${idOf(3)}, ${idOf(1)}, ${idOf(4)}, now(), now() + interval '10 days' from ${all}`.execute(db);
  await sql`
    insert into applications (id, campaign_id, creator_id, status, created_at, updated_at)
    select gen_random_uuid(), campaign_id, ${idOf(2)}, 'submitted', now(), now()
    from ${all}
    cross join generate_series(1, ${APPLICATIONS_EACH}::int) which
    join (
      select campaign_id, row_number() over (order by campaign_id) - 1 as place
      from campaign_listings
    ) listed on place = (i * ${APPLICATIONS_EACH}::int + which) % (select count(*) from campaign_listings)`.execute(
    db,
  );
  await runScript('vacuum analyze');
}

/** A signed-in creator who applied to some of the listed campaigns, as request headers. */
export async function newReader(db: Database, config: Config): Promise<{ cookie: string }> {
  const user_id = newId();
  const creator_id = newId();
  await db
    .insertInto('users')
    .values({ id: user_id, email: `${user_id}@example.com`, email_verified: true })
    .execute();
  await db
    .insertInto('profiles')
    .values({ user_id, role: 'creator', account_status: 'active', is_business_onboarding: false })
    .execute();
  await db.insertInto('creators').values({ id: creator_id, user_id, status: 'active' }).execute();
  await sql`
    insert into applications (id, campaign_id, creator_id, status, created_at, updated_at)
    select gen_random_uuid(), campaign_id, ${creator_id}::uuid, 'submitted', now(), now()
    from (
      (select campaign_id from listing_buckets where bucket = 'a' order by published_at desc limit 20)
      union (select campaign_id from listing_buckets where bucket = 'a' order by payout_cents desc limit 20)
    ) listed`.execute(db);
  return { cookie: await signedInCookie(db, config, user_id) };
}

/** A new session of the account with this email, as the cookie of its requests. */
export async function cookieFor(
  { db, config }: Pick<Context, 'db' | 'config'>,
  email: string,
): Promise<string> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return signedInCookie(db, config, id);
}

async function signedInCookie(db: Database, config: Config, user_id: string): Promise<string> {
  const token = newId();
  const at = new Date();
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id,
      token,
      updated_at: at.toISOString(),
      expires_at: new Date(at.getTime() + 86_400_000).toISOString(),
    })
    .execute();
  return `${sessionCookieName(config)}=${encodeURIComponent(sealToken(config, token))}`;
}
