import type { NewSavedView, SavedView } from '#contract/admin/saved-views.ts';
import { type AdminList, MOST_SAVED_VIEWS } from '#domain/admin/lists.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';

export async function listSavedViews(db: Database, user_id: string, list: AdminList): Promise<SavedView[]> {
  const rows = await ownViews(db, user_id)
    .where('list', '=', list)
    .orderBy('name')
    .limit(MOST_SAVED_VIEWS)
    .execute();
  return rows.map(present);
}

/** The admin's row is locked, so that two clicks can't keep one view too many. */
export function saveView(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user_id: string,
  { list, name, view }: NewSavedView,
): Promise<SavedView> {
  return inTransaction(db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute();
    const kept = await listSavedViews(tx, user_id, list);
    if (kept.some((known) => known.name === name)) throw nameTaken();
    if (kept.length >= MOST_SAVED_VIEWS) {
      throw new Problem(
        'conflict',
        `You can keep up to ${MOST_SAVED_VIEWS} views of a list. Delete one first.`,
      );
    }
    const id = newId();
    await tx
      .insertInto('saved_views')
      .values({ id, user_id, list, name, view: JSON.stringify(view), created_at: now().toISOString() })
      .execute();
    return { id, name, view };
  });
}

export function renameView(db: Database, user_id: string, id: string, name: string): Promise<SavedView> {
  return inTransaction(db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute();
    const current = await ownViews(tx, user_id).where('id', '=', id).executeTakeFirst();
    if (current === undefined) throw viewNotFound();
    const others = await listSavedViews(tx, user_id, current.list);
    if (others.some((other) => other.id !== id && other.name === name)) throw nameTaken();
    await tx.updateTable('saved_views').set({ name }).where('id', '=', id).execute();
    return present({ ...current, name });
  });
}

export async function deleteView(db: Database, user_id: string, id: string): Promise<void> {
  const gone = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst();
  if (gone === undefined) throw viewNotFound();
}

function ownViews(db: Database | Tx, user_id: string) {
  return db.selectFrom('saved_views').select(['id', 'list', 'name', 'view']).where('user_id', '=', user_id);
}

function present({ id, name, view }: { id: string; name: string; view: unknown }): SavedView {
  return { id, name, view: view as SavedView['view'] };
}

function nameTaken(): Problem {
  return new Problem('conflict', 'You already have a view with this name. Choose another name.');
}

function viewNotFound(): Problem {
  return new Problem('not_found', 'This view no longer exists.');
}
