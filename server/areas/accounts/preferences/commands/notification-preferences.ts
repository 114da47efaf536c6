import type { NotificationPreference } from '#contract/accounts/preferences.ts';
import { type NotificationKind, notificationKindsFor } from '#domain/accounts/notification-kinds.ts';
import type { Role } from '#domain/accounts/roles.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Every kind that concerns a role, with the chosen setting or the default. */
export async function listPreferences(
  db: Database,
  userId: string,
  role: Role | null,
): Promise<NotificationPreference[]> {
  const chosen = await db
    .selectFrom('notification_preferences')
    .select(['kind', 'in_app', 'email'])
    .where('user_id', '=', userId)
    .execute();
  return notificationKindsFor(role).map((known) => {
    const { kind, starts_off = false } = known;
    const choice = chosen.find((candidate) => candidate.kind === kind);
    return shown(known, { in_app: choice?.in_app ?? !starts_off, email: choice?.email ?? !starts_off });
  });
}

export async function changePreference(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { user_id, role }: { user_id: string; role: Role | null },
  choice: { kind: string; in_app: boolean; email: boolean },
): Promise<NotificationPreference> {
  const known = notificationKindsFor(role).find(({ kind }) => kind === choice.kind);
  if (known === undefined) throw new Problem('not_found', 'There is no notification of that kind.');
  const { in_app, email } = choice;
  const updated_at = now().toISOString();
  await db
    .insertInto('notification_preferences')
    .values({ user_id, kind: known.kind, in_app, email, updated_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ in_app, email, updated_at }),
    )
    .execute();
  return shown(known, { in_app, email });
}

function shown(
  known: NotificationKind,
  { in_app, email }: { in_app: boolean; email: boolean },
): NotificationPreference {
  const { kind, label, hint } = known;
  const is_email_always = known.email_always ?? false;
  const can_wait = known.can_wait ?? false;
  return { kind, label, hint, in_app, email: email || is_email_always, is_email_always, can_wait };
}
