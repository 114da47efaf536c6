import type { DisputeSide } from '#domain/dispute-states.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import type { HeldCollaboration } from '../collaborations/hold-collaboration.ts';

interface Attaching {
  statement_id: string;
  side: DisputeSide;
  collaboration: Pick<HeldCollaboration, 'creator_id' | 'business_id'>;
  media_file_ids: readonly string[];
}

/** Puts files beside the words of a side: its own, whole, and shown nowhere before. */
export async function attachFiles(tx: Tx, { statement_id, media_file_ids, ...whose }: Attaching) {
  if (media_file_ids.length === 0) return;
  if (new Set(media_file_ids).size !== media_file_ids.length) {
    throw refusal('A file can stand there once.');
  }
  await requireAttachable(tx, whose, media_file_ids);
  await tx
    .insertInto('dispute_statement_files')
    .values(media_file_ids.map((media_file_id, sort_order) => ({ statement_id, media_file_id, sort_order })))
    .execute();
}

async function requireAttachable(
  tx: Tx,
  { side, collaboration }: Pick<Attaching, 'side' | 'collaboration'>,
  ids: readonly string[],
): Promise<void> {
  const entity_id = side === 'creator' ? collaboration.creator_id : collaboration.business_id;
  const rows = await tx
    .selectFrom('media_files')
    .select(['id', 'status'])
    .where('id', 'in', [...ids])
    .where('entity_type', '=', side)
    .where('entity_id', '=', entity_id)
    .where('role', '=', 'attachment')
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length !== ids.length) throw refusal('One of the files is not there.');
  if (rows.some(({ status }) => status !== 'ready')) {
    throw refusal('One of the files is still being looked into, or could not be read.');
  }
  const used = await tx
    .selectFrom('dispute_statement_files')
    .select('media_file_id')
    .where('media_file_id', 'in', [...ids])
    .limit(1)
    .executeTakeFirst();
  if (used) throw refusal('One of the files stands in another statement. Upload it again for this.');
}

function refusal(message: string): Problem {
  return new Problem('invalid_input', message, [{ path: 'media_file_ids', message }]);
}
