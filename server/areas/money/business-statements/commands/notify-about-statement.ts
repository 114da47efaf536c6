import { monthWords } from '#domain/format/new-york-time.ts';
import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { statementReadyMail } from '../mails/statement-ready-mail.ts';
import { activeOwners } from '../queries/list-untold.ts';

/** Tells the owner that a month's statement is ready. Two runs at once take turns at the row, and the second ends. */
export function notifyAboutStatement(
  context: Context,
  { business_id, month }: { business_id: string; month: string },
): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    const owner = await activeOwners(tx)
      .innerJoin('businesses as b', 'b.id', 'm.business_id')
      .select(['m.user_id', 'b.business_name'])
      .where('m.business_id', '=', business_id)
      .executeTakeFirst();
    if (owner === undefined) return;
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto('statement_notices')
      .values({ business_id, month, created_at: context.now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!added) return;
    const { business_name } = owner;
    const year = month.endsWith('-12') ? month.slice(0, 4) : null;
    await notifyPeople(tx, context, {
      user_ids: [owner.user_id],
      business_id,
      kind: 'statement_ready',
      notification: {
        notification_key: `statement:${business_id}:${month}`,
        title: `Your ${monthWords(month)} statement is ready`,
        body: year === null ? business_name : `${business_name}. The statement for ${year} is ready, too.`,
        href: `/business/statements?period=${month}`,
      },
      mail: { template: statementReadyMail, facts: { business_id, business_name, month, year } },
    });
  });
}
