import type { EmailSubscription } from '#contract/accounts/unsubscribes.ts';
import { type NotificationKind, notificationKindsFor } from '#domain/accounts/notification-kinds.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';

type Parts = Pick<Context, 'db' | 'now'>;

interface Preference {
  user_id: string;
  kind: string;
}

/** Whether one person gets mail of one kind, for a link that needs no session. */
export async function getMailPreference({ db }: Parts, preference: Preference): Promise<EmailSubscription> {
  const { kind, email } = await readPreference(db, preference);
  return { label: kind.label, is_subscribed: email };
}

/** Turns off mail of one kind and leaves the bell as it is. Safe to repeat. */
export async function turnOffMail(parts: Parts, preference: Preference): Promise<EmailSubscription> {
  const { kind, in_app } = await readPreference(parts.db, preference);
  if (kind.email_always) throw new Problem('not_found', 'This email can’t be turned off.');
  const updated_at = parts.now().toISOString();
  await parts.db
    .insertInto('notification_preferences')
    .values({ ...preference, in_app, email: false, updated_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ email: false, updated_at }))
    .execute();
  return { label: kind.label, is_subscribed: false };
}

async function readPreference(
  db: Parts['db'],
  { user_id, kind }: Preference,
): Promise<{ kind: NotificationKind; email: boolean; in_app: boolean }> {
  const person = await db
    .selectFrom('profiles')
    .leftJoin('notification_preferences as p', (join) =>
      join.onRef('p.user_id', '=', 'profiles.user_id').on('p.kind', '=', kind),
    )
    .select(['profiles.role', 'p.email', 'p.in_app'])
    .where('profiles.user_id', '=', user_id)
    .where('profiles.account_status', '!=', 'deleted')
    .executeTakeFirst();
  const known = person && notificationKindsFor(person.role).find((one) => one.kind === kind);
  if (!known) throw new Problem('not_found', 'We no longer send this email.');
  const isOn = !known.starts_off;
  return { kind: known, email: person.email ?? isOn, in_app: person.in_app ?? isOn };
}

const DAILY_EMAIL = 'Daily email';

/** Whether one person gets a daily email, for the link in it. */
export async function getDailyMail({ db }: Parts, user_id: string): Promise<EmailSubscription> {
  const kinds = await findDailyKinds(db, user_id);
  return { label: DAILY_EMAIL, is_subscribed: kinds.length > 0 };
}

/** Turns off mail of every kind the daily email is made of, and leaves the bell as it is. Safe to repeat. */
export async function turnOffDailyMail(parts: Parts, user_id: string): Promise<EmailSubscription> {
  for (const kind of await findDailyKinds(parts.db, user_id)) await turnOffMail(parts, { user_id, kind });
  return { label: DAILY_EMAIL, is_subscribed: false };
}

/** The kinds that can wait, of which the person still gets mail. */
async function findDailyKinds(db: Parts['db'], user_id: string): Promise<string[]> {
  const person = await db
    .selectFrom('profiles')
    .select('role')
    .where('user_id', '=', user_id)
    .where('account_status', '!=', 'deleted')
    .executeTakeFirst();
  if (person === undefined) throw new Problem('not_found', 'We no longer send this email.');
  const off = await db
    .selectFrom('notification_preferences')
    .select('kind')
    .where('user_id', '=', user_id)
    .where('email', '=', false)
    .execute();
  return notificationKindsFor(person.role)
    .filter(({ kind, can_wait }) => can_wait && !off.some((choice) => choice.kind === kind))
    .map(({ kind }) => kind);
}
