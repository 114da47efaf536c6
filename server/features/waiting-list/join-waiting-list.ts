import type { WaitingListRequest } from '#contract/waiting-list.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { waitingListMail } from '../../mail/templates/waiting-list-mail.ts';

/** Nobody can use the form to fill somebody else's inbox: one mail an address, a city and a day. */
const MAIL_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000;

export async function joinWaitingList(
  context: Context,
  request: WaitingListRequest,
): Promise<{ city_name: string; email: string }> {
  const email = request.email.toLowerCase();
  return inTransaction(context.db, async (tx) => {
    const city_name = await getCityName(tx, request.city_id);
    const entryId = await claimMail(tx, { ...request, email }, context.now());
    if (entryId !== null)
      await queueMail(context, tx, waitingListMail, email, { entry_id: entryId, city_name });
    return { city_name, email };
  });
}

async function getCityName(tx: Tx, cityId: string): Promise<string> {
  const city = await tx.selectFrom('cities').select('name').where('id', '=', cityId).executeTakeFirst();
  if (city === undefined) throw new Problem('not_found', 'That city is not on our map yet.');
  return city.name;
}

/** Adds the address, or brings it back, and answers with the entry only if a mail is due. */
async function claimMail(tx: Tx, request: WaitingListRequest, now: Date): Promise<string | null> {
  const mailed_at = now.toISOString();
  const due = new Date(now.getTime() - MAIL_AGAIN_AFTER_MS).toISOString();
  const entry = await tx
    .insertInto('waiting_list_entries')
    .values({ ...request, id: newId(), status: 'pending', mailed_at })
    .onConflict((conflict) =>
      conflict
        .columns(['city_id', 'email'])
        .doUpdateSet({ status: 'pending', mailed_at })
        .where('waiting_list_entries.status', '!=', 'confirmed')
        .where('waiting_list_entries.mailed_at', '<', due),
    )
    .returning('id')
    .executeTakeFirst();
  return entry?.id ?? null;
}
