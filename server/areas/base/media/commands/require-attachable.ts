import type { EntityType } from '#domain/base/media.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Checks that files can be attached: the account's own, ready and unused. They stay locked until they are attached. */
export async function requireAttachable(
  tx: Tx,
  whose: { entity_type: EntityType; entity_id: string },
  ids: readonly string[],
): Promise<void> {
  if (new Set(ids).size !== ids.length) throw refusal('You can attach each file only once.');
  const rows = await tx
    .selectFrom('media_files')
    .select(['id', 'status'])
    .where('id', 'in', [...ids])
    .where('entity_type', '=', whose.entity_type)
    .where('entity_id', '=', whose.entity_id)
    .where('role', '=', 'attachment')
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length !== ids.length) throw refusal('One of the files no longer exists. Upload it again.');
  if (rows.some(({ status }) => status !== 'ready')) {
    throw refusal('One of the files is still being processed or couldn’t be read.');
  }
  if (await isUsed(tx, ids)) {
    throw refusal('One of the files is already used somewhere else. Upload it again here.');
  }
}

async function isUsed(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const used = await tx
    .selectFrom('dispute_statement_files')
    .select('media_file_id')
    .where('media_file_id', 'in', [...ids])
    .union(
      tx
        .selectFrom('message_files')
        .select('media_file_id')
        .where('media_file_id', 'in', [...ids]),
    )
    .union(
      tx
        .selectFrom('post_readings')
        .select(({ ref }) => ref('screenshot_id').$notNull().as('media_file_id'))
        .where('screenshot_id', 'in', [...ids]),
    )
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

function refusal(message: string): Problem {
  return new Problem('invalid_input', message, [{ path: 'media_file_ids', message }]);
}
