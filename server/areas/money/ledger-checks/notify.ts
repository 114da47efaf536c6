import { notifyPeople } from '#server/areas/base/notifications/notify/notify-people.ts';
import { listAdmins } from '#server/areas/base/notifications/queries/list-admins.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ledgerFaultMail } from './mails/ledger-fault-mail.ts';

/** Notifies admins, because a ledger fault needs a person. */
export async function notifyAboutFaults(
  tx: Tx,
  context: Context,
  { check_id, fault_count }: { check_id: string; fault_count: number },
): Promise<void> {
  await notifyPeople(tx, context, {
    user_ids: await listAdmins(tx, 'admin_money'),
    kind: 'needs_a_person',
    notification: {
      notification_key: `ledger_check:${check_id}`,
      title:
        fault_count === 1
          ? 'The ledger check found 1 difference'
          : `The ledger check found ${fault_count} differences`,
      body: 'Utilities lists the expected and actual amounts.',
      href: '/admin/utilities?view=books',
    },
    mail: { template: ledgerFaultMail, facts: { fault_count } },
  });
}
