import type { EntityType } from '#domain/media.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';

/** Files somebody wants to put beside their words: their own, whole, and shown nowhere before. They are held until that is done. */
export async function requireAttachable(
  tx: Tx,
  whose: { entity_type: EntityType; entity_id: string },
  ids: readonly string[],
): Promise<void> {
  if (new Set(ids).size !== ids.length) throw refusal('A file can stand there once.');
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
  if (rows.length !== ids.length) throw refusal('One of the files is not there.');
  if (rows.some(({ status }) => status !== 'ready')) {
    throw refusal('One of the files is still being looked into, or could not be read.');
  }
  if (await isUsed(tx, ids)) {
    throw refusal('One of the files stands somewhere else already. Upload it again for this.');
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
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

function refusal(message: string): Problem {
  return new Problem('invalid_input', message, [{ path: 'media_file_ids', message }]);
}
