import type { Factors } from '#contract/accounts/factors.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Database } from '#server/platform/db/database.ts';

export async function getFactors(db: Database, { user_id, role }: Account): Promise<Factors> {
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at', 'is_backed_up'])
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .execute();
  const app = await db
    .selectFrom('authenticator_apps')
    .select(['added_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    passkeys,
    authenticator_app: app?.added_at ? { added_at: app.added_at, last_used_at: app.last_used_at } : null,
    recovery_codes_left: Number(left),
    is_required: role === 'admin',
  };
}
