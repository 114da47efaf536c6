import type { Settings } from '#contract/accounts/preferences.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { EmailTiming } from '#domain/accounts/notification-kinds.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { listPreferences } from '../commands/notification-preferences.ts';
import { deviceName } from './device-name.ts';

const MOST_DEVICES = 50;

/** Everything the settings page shows besides the account itself. */
export async function getSettings(
  context: Pick<Context, 'db' | 'now'>,
  account: Account,
  sessionId: string,
): Promise<Omit<Settings, 'deletion_refusal'>> {
  const { db, now } = context;
  const { user_id } = account;
  const credential = await db
    .selectFrom('credentials')
    .select('updated_at')
    .where('user_id', '=', user_id)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  const change = await db
    .selectFrom('email_changes')
    .select('new_email')
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst();
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'updated_at'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('created_at', 'desc')
    .limit(MOST_DEVICES)
    .execute();
  return {
    password_changed_at: credential?.updated_at ?? null,
    pending_email: change?.new_email ?? null,
    devices: sessions.map(({ id, user_agent, ip_address, created_at, updated_at }) => ({
      id,
      device_name: deviceName(user_agent),
      ip_address: ip_address || null,
      created_at,
      last_seen_at: updated_at,
      is_current: id === sessionId,
    })),
    notifications: await listPreferences(db, user_id, account.role),
    email_timing: await readEmailTiming(db, user_id),
  };
}

async function readEmailTiming(db: Database, userId: string): Promise<EmailTiming> {
  const { email_timing } = await db
    .selectFrom('profiles')
    .select('email_timing')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return email_timing;
}
