import type { Message } from '#contract/messages/conversations.ts';
import type { WorkFile } from '#contract/work/deliverables.ts';
import { MEDIA_COLUMNS } from '#server/areas/base/media/media-columns.ts';
import { presentWorkFile } from '#server/areas/work/collaborations/queries/present-work-file.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { senderName } from './sender-name.ts';

type Reading = Pick<Context, 'db' | 'files' | 'now'>;

export function selectMessages(db: Database) {
  return db
    .selectFrom('messages as m')
    .innerJoin('profiles as p', 'p.user_id', 'm.sender_id')
    .select(['m.id', 'm.side', 'm.sender_id', 'm.body', 'm.is_deleted', 'm.removed_at', 'm.created_at'])
    .select(['p.full_name', 'p.account_status']);
}
export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>;

/** Messages as participants see them. Deleted ones are only placeholders. */
export async function presentMessages(
  context: Reading,
  userId: string,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const shown = rows.filter(({ is_deleted }) => !is_deleted).map(({ id }) => id);
  const files = await readFiles(context, shown);
  return rows.map((row) => ({
    id: row.id,
    side: row.side,
    is_own: row.sender_id === userId,
    sender_name: senderName(row),
    body: row.is_deleted ? '' : row.body,
    is_deleted: row.is_deleted,
    is_removed: row.removed_at !== null,
    files: files.filter(({ message_id }) => message_id === row.id).map(({ file }) => file),
    created_at: row.created_at,
  }));
}

async function readFiles(
  context: Reading,
  messageIds: readonly string[],
): Promise<{ message_id: string; file: WorkFile }[]> {
  if (messageIds.length === 0) return [];
  const rows = await context.db
    .selectFrom('message_files as x')
    .innerJoin('media_files', 'media_files.id', 'x.media_file_id')
    .select('x.message_id')
    .select(MEDIA_COLUMNS)
    .select('media_files.objects_removed_at')
    .where('x.message_id', 'in', [...messageIds])
    .orderBy('x.message_id')
    .orderBy('x.sort_order')
    .execute();
  return Promise.all(
    rows.map(async ({ message_id, ...row }) => ({ message_id, file: await presentWorkFile(context, row) })),
  );
}
