import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { hintNews } from '../events/hint-news.ts';
import { wantsMail } from './mail-people.ts';
import { readRecipients } from './read-recipients.ts';

export interface Telling<Facts extends object> {
  user_ids: readonly string[];
  /** One of the kinds people set their preferences for. */
  kind: string;
  notice: {
    /** The same event rings once for one person, however often it is told. */
    notice_key: string;
    title: string;
    body?: string;
    href: string;
  };
  mail?: { template: MailTemplate<Facts>; facts: Facts & Record<string, unknown> };
}

/** Tells people what happened: at the bell and by mail, each where they want to hear of it. */
export async function tellPeople<Facts extends object>(
  tx: Tx,
  context: Pick<Context, 'queue' | 'now'>,
  { user_ids, kind, notice, mail }: Telling<Facts>,
): Promise<void> {
  const recipients = await readRecipients(tx, user_ids, kind);
  const rung: string[] = [];
  for (const recipient of recipients) {
    const isNew = await ring(tx, recipient, kind, notice, context.now());
    if (isNew && recipient.in_app) rung.push(recipient.user_id);
    if (isNew && mail && wantsMail(recipient, kind)) {
      await queueMail(context, tx, mail.template, recipient.email, mail.facts);
    }
  }
  await hintNews(tx, rung);
}

async function ring(
  tx: Tx,
  { user_id, in_app }: { user_id: string; in_app: boolean },
  kind: string,
  { notice_key, title, body = '', href }: Telling<object>['notice'],
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('notices')
    .values({
      id: newId(),
      user_id,
      kind,
      notice_key,
      title: title.slice(0, 200),
      body: body.slice(0, 400),
      href,
      is_shown: in_app,
      created_at: now.toISOString(),
    })
    .onConflict((oc) => oc.columns(['user_id', 'notice_key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
