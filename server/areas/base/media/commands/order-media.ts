import type { z } from 'zod';
import type { MediaFile, mediaOrder } from '#contract/base/media.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockEntity } from '../lock.ts';
import { MEDIA_COLUMNS } from '../media-columns.ts';
import { canWrite } from '../policy.ts';
import { findEntity } from '../queries/find-entities.ts';

type Order = z.output<typeof mediaOrder>;

/** Takes the complete order, so that two people who sort at once end with one of the two orders and never a mixture. */
export function orderMedia(context: Context, actor: Account, order: Order): Promise<MediaFile[]> {
  return inTransaction(context.db, async (tx) => {
    const entity = await findEntity(tx, actor.user_id, order);
    if (entity === null || !canWrite(actor, entity, order.role)) {
      throw new Problem('not_found', 'There’s nothing to reorder here.');
    }
    await lockEntity(tx, order);
    const present = await inOrder(tx, order);
    const wanted = [...new Set(order.ids)];
    const known = new Set(present.map(({ id }) => id));
    if (!wanted.every((id) => known.has(id))) {
      throw new Problem('conflict', 'Some of these files are gone. Reload the page and try again.');
    }
    const rest = present.filter(({ id }) => !wanted.includes(id)).map(({ id }) => id);
    for (const [sort_order, id] of [...wanted, ...rest].entries()) {
      await tx.updateTable('media_files').set({ sort_order }).where('id', '=', id).execute();
    }
    return inOrder(tx, order);
  });
}

function inOrder(tx: Tx, { entity_type, entity_id, role }: Order): Promise<MediaFile[]> {
  return tx
    .selectFrom('media_files')
    .select(MEDIA_COLUMNS)
    .where('entity_type', '=', entity_type)
    .where('entity_id', '=', entity_id)
    .where('role', '=', role)
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('id')
    .limit(200)
    .execute();
}
