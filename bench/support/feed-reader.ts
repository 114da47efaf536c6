import { sql } from 'kysely';
import { sealToken, sessionCookieName } from '../../server/auth/session-cookie.ts';
import type { Config } from '../../server/config.ts';
import type { Database } from '../../server/db/database.ts';
import { newId } from '../../server/db/ids.ts';

/** A signed-in creator who applied to some of what is listed, as the header of their requests. */
export async function newReader(db: Database, config: Config): Promise<{ cookie: string }> {
  const user_id = newId();
  const creator_id = newId();
  const token = newId();
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
      (select campaign_id from listing_shelves where shelf = 'a' order by published_at desc limit 20)
      union (select campaign_id from listing_shelves where shelf = 'a' order by payout_cents desc limit 20)
    ) listed`.execute(db);
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
  return { cookie: `${sessionCookieName(config)}=${encodeURIComponent(sealToken(config, token))}` };
}
