import { sql } from 'kysely';
import { NEWS_EMAILS_PER_MINUTE } from '#domain/accounts/announcements.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { queueMails } from '#server/platform/mail/queue-mail.ts';
import { announcementMail } from '../mails/announcement-mail.ts';
import { newsUnsubscribeId } from '../news-unsubscribe-id.ts';
import { getsEmail, selectReaders } from '../queries/find-readers.ts';

const PAUSE_MS = 50_000;

interface Reader {
  user_id: string;
  email: string;
  in_app: boolean;
  gets_email: boolean;
}

/**
 * Notifies the next people who turned on news, in the order of their ids. The place in that order is written in the
 * transaction that queues their emails, so a run that is killed has sent nothing, and the next one goes on from there.
 */
export async function notifyBatch(context: Context, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const now = context.now();
    const row = await tx
      .selectFrom('announcements')
      .select(['id', 'title', 'audience', 'has_email', 'mailed_up_to', 'last_batch_at'])
      .where('id', '=', id)
      .where('status', '=', 'live')
      .where('all_mailed_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row === undefined) return;
    if (row.last_batch_at !== null && now.getTime() - Date.parse(row.last_batch_at) < PAUSE_MS) return;
    const readers: Reader[] = await selectReaders(tx, row.audience)
      .select(['p.user_id', 'u.email', 'p.in_app', getsEmail.as('gets_email')])
      .$if(row.mailed_up_to !== null, (query) => query.where('p.user_id', '>', row.mailed_up_to ?? ''))
      .orderBy('p.user_id')
      .limit(NEWS_EMAILS_PER_MINUTE)
      .execute();
    if (row.has_email)
      await emailOnce(
        context,
        tx,
        row,
        readers.filter(({ gets_email }) => gets_email),
      );
    await notifyPeople(tx, context, {
      user_ids: readers.flatMap(({ user_id, in_app }) => (in_app ? [user_id] : [])),
      kind: 'news',
      notification: { notification_key: `announcement:${id}`, title: row.title, href: '/news' },
    });
    const at = now.toISOString();
    await tx
      .updateTable('announcements')
      .set({
        last_batch_at: at,
        mailed_up_to: readers.at(-1)?.user_id ?? row.mailed_up_to,
        ...(readers.length < NEWS_EMAILS_PER_MINUTE && { all_mailed_at: at }),
      })
      .where('id', '=', id)
      .execute();
  });
}

/** The row by announcement and person is what keeps a second email from being queued, whatever runs. */
async function emailOnce(
  context: Pick<Context, 'queue'>,
  tx: Tx,
  { id, title }: { id: string; title: string },
  readers: readonly Reader[],
): Promise<void> {
  if (readers.length === 0) return;
  const added = await tx
    .insertInto('announcement_mails')
    .values(readers.map(({ user_id }) => ({ announcement_id: id, user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  const isNew = new Set(added.map(({ user_id }) => user_id));
  const recipients = readers.filter(({ user_id }) => isNew.has(user_id));
  const mailIds = await queueMails(
    context,
    tx,
    announcementMail,
    recipients.map(({ user_id, email }) => ({
      email,
      sent_for: {
        why: 'You’re getting this email because email is on for “News from Bizmeet”.',
        unsubscribe_id: newsUnsubscribeId({ user_id, announcement_id: id }),
      },
    })),
    { announcement_id: id, title, is_test: false },
  );
  const userIds = recipients.map(({ user_id }) => user_id);
  await sql`update announcement_mails as m set email_event_id = mail.id
    from unnest(${userIds}::uuid[], ${mailIds}::uuid[]) as mail (user_id, id)
    where m.announcement_id = ${id} and m.user_id = mail.user_id`.execute(tx);
}
