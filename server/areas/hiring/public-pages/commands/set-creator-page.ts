import type { CreatorPageChange, CreatorPageSwitch } from '#contract/hiring/page-switches.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { getCreatorPageSwitch, listPieces } from '../queries/get-page-switch.ts';

/** Turns the creator's page on or off and chooses its work. Safe to repeat. */
export function setCreatorPage(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  { is_on, shows_prices, piece_ids }: CreatorPageChange,
): Promise<CreatorPageSwitch> {
  return inTransaction(db, async (tx) => {
    const creator = await tx
      .selectFrom('creators')
      .select(['id', 'handle'])
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (creator === undefined) throw new Problem('not_found', 'You don’t have a creator profile.');
    if (is_on && creator.handle === null) {
      throw new Problem('conflict', 'Add a handle to your profile first. It’s the address of your page.');
    }
    const before = await tx
      .selectFrom('creator_pages')
      .select('is_on')
      .where('creator_id', '=', creator.id)
      .executeTakeFirst();
    const page = { is_on, shows_prices, updated_at: now().toISOString() };
    await tx
      .insertInto('creator_pages')
      .values({ creator_id: creator.id, ...page })
      .onConflict((conflict) => conflict.column('creator_id').doUpdateSet(page))
      .execute();
    const pieces = await listPieces(tx, creator.id);
    const shown = pieces.filter(({ id }) => piece_ids.includes(id));
    await tx.deleteFrom('creator_page_pieces').where('creator_id', '=', creator.id).execute();
    if (shown.length > 0) {
      await tx
        .insertInto('creator_page_pieces')
        .values(
          shown.map(({ id, kind }) => ({
            ...{ id: newId(), creator_id: creator.id },
            ...(kind === 'file' ? { media_file_id: id } : { portfolio_link_id: id }),
          })),
        )
        .execute();
    }
    if (is_on !== (before?.is_on ?? false)) {
      await recordAction(tx, {
        ...{ actor_id: userId, subject_type: 'creator', subject_id: creator.id },
        action: is_on ? 'publish_page' : 'unpublish_page',
      });
    }
    return getCreatorPageSwitch(tx, userId);
  });
}
