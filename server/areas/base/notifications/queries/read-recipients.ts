import { sql } from 'kysely';
import type { EmailTiming } from '#domain/accounts/notification-kinds.ts';
import type { Role } from '#domain/accounts/roles.ts';
import type { Tx } from '#server/platform/db/database.ts';

export interface Recipient {
  user_id: string;
  email: string;
  role: Role | null;
  in_app: boolean;
  /** Null where the person never chose. */
  by_mail: boolean | null;
  email_timing: EmailTiming;
}

/** The recipients with their preferences for this kind, without deleted accounts. */
export async function readRecipients(tx: Tx, userIds: readonly string[], kind: string): Promise<Recipient[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('notification_preferences as p', (join) =>
      join.onRef('p.user_id', '=', 'users.id').on('p.kind', '=', kind),
    )
    .select(['users.id as user_id', 'users.email', 'profiles.role', 'p.in_app', 'p.email as by_mail'])
    .select('profiles.email_timing')
    .where('users.id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('profiles.account_status', '!=', 'deleted')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({ ...row, in_app: row.in_app ?? true }));
}
