import { ALARM_WORDS, type AlarmKind } from '#domain/money/alarms.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listAdmins } from '#server/areas/base/notifications/queries/list-admins.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { alarmMail } from '../mails/alarm-mail.ts';

export interface FoundAlarm {
  /** The cause. As long as an alarm is raised, the same subject means the same alarm. */
  subject: string;
  /** One sentence for an admin. */
  detail: string;
}

/** Admins are notified again about an alarm that is still raised after this. */
const NOTIFY_AGAIN_MS = 3 * 86_400_000;

type Parts = Pick<Context, 'db' | 'queue' | 'now'>;

/** Takes the complete list of current faults: raises new alarms, clears old ones, and notifies admins once for all. */
export function syncAlarms(parts: Parts, kind: AlarmKind, found: readonly FoundAlarm[]): Promise<void> {
  return inTransaction(parts.db, async (tx) => {
    await clearGone(tx, kind, found, parts.now());
    const told: NotifiedAlarm[] = [];
    for (const alarm of found) told.push(...(await raise(tx, kind, alarm, parts.now())));
    if (told.length > 0) await notifyAdmins(tx, parts, kind, told);
  });
}

interface NotifiedAlarm {
  id: string;
  detail: string;
}

async function clearGone(tx: Tx, kind: AlarmKind, found: readonly FoundAlarm[], now: Date): Promise<void> {
  await tx
    .updateTable('alarms')
    .set({ cleared_at: now.toISOString() })
    .where('kind', '=', kind)
    .where('cleared_at', 'is', null)
    .$if(found.length > 0, (query) =>
      query.where(
        'subject',
        'not in',
        found.map(({ subject }) => subject),
      ),
    )
    .execute();
}

/** Empty if admins were notified already. If two machines find the same fault, only one raises the alarm. */
async function raise(
  tx: Tx,
  kind: AlarmKind,
  { subject, detail }: FoundAlarm,
  now: Date,
): Promise<NotifiedAlarm[]> {
  const at = now.toISOString();
  const words = detail.slice(0, 300);
  const raised = await tx
    .insertInto('alarms')
    .values({ id: newId(), kind, subject, detail: words, raised_at: at, last_notified_at: at })
    .onConflict((oc) => oc.columns(['kind', 'subject']).where('cleared_at', 'is', null).doNothing())
    .returning(['id', 'detail'])
    .executeTakeFirst();
  if (raised) return [raised];
  const open = () =>
    tx
      .updateTable('alarms')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('cleared_at', 'is', null);
  await open().set({ detail: words }).where('detail', '<>', words).execute();
  return open()
    .set({ last_notified_at: at })
    .where('last_notified_at', '<=', new Date(now.getTime() - NOTIFY_AGAIN_MS).toISOString())
    .returning(['id', 'detail'])
    .execute();
}

async function notifyAdmins(
  tx: Tx,
  parts: Parts,
  kind: AlarmKind,
  [first, ...others]: readonly NotifiedAlarm[],
): Promise<void> {
  if (first === undefined) return;
  const { title, path } = ALARM_WORDS[kind];
  const more = others.length === 0 ? '' : ` And ${others.length} more.`;
  const detail = `${first.detail.slice(0, 270)}${more}`;
  await notifyPeople(tx, parts, {
    user_ids: await listAdmins(tx, 'admin_decisions'),
    kind: 'needs_a_person',
    notification: {
      notification_key: `alarm:${first.id}:${parts.now().toISOString().slice(0, 10)}`,
      title,
      body: detail,
      href: path,
    },
    mail: { template: alarmMail, facts: { kind, detail } },
  });
}
