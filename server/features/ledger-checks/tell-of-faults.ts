import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { booksFaultMail } from '../../mail/templates/books-fault-mail.ts';
import { listAdmins } from '../notices/list-admins.ts';
import { tellPeople } from '../notices/tell-people.ts';

/** What does not fit waits for a person. */
export async function tellOfFaults(
  tx: Tx,
  context: Context,
  { check_id, fault_count }: { check_id: string; fault_count: number },
): Promise<void> {
  await tellPeople(tx, context, {
    user_ids: await listAdmins(tx),
    kind: 'needs_a_person',
    notice: {
      notice_key: `ledger_check:${check_id}`,
      title:
        fault_count === 1
          ? 'The books do not fit in one place'
          : `The books do not fit in ${fault_count} places`,
      body: 'Utilities lists what was expected and what was found.',
      href: '/admin/utilities?view=books',
    },
    mail: { template: booksFaultMail, facts: { fault_count } },
  });
}
