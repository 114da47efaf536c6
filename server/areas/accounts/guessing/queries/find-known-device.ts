import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/network-limits.ts';
import { readDevices } from '../device-cookie.ts';

/** Whether this account has been signed in to in this browser before. */
export async function findKnownDevice(
  { db, config }: Pick<Context, 'db' | 'config'>,
  caller: Pick<Caller, 'cookies'>,
  email: string,
): Promise<{ id: string } | null> {
  const ids = readDevices(config, caller);
  if (ids.length === 0) return null;
  const device = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.id')
    .where('known_devices.id', 'in', ids)
    .where('known_devices.expires_at', '>', sql<string>`now()`)
    .where('users.email', '=', email)
    .executeTakeFirst();
  return device ?? null;
}
