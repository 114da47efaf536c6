import type { DisputeSide } from '#domain/dispute-states.ts';
import type { Tx } from '../../db/database.ts';
import type { HeldCollaboration } from '../collaborations/hold-collaboration.ts';
import { requireAttachable } from '../media/require-attachable.ts';

interface Attaching {
  statement_id: string;
  side: DisputeSide;
  collaboration: Pick<HeldCollaboration, 'creator_id' | 'business_id'>;
  media_file_ids: readonly string[];
}

/** Puts files beside the words of a side: its own, whole, and shown nowhere before. */
export async function attachFiles(tx: Tx, { statement_id, media_file_ids, side, collaboration }: Attaching) {
  if (media_file_ids.length === 0) return;
  const entity_id = side === 'creator' ? collaboration.creator_id : collaboration.business_id;
  await requireAttachable(tx, { entity_type: side, entity_id }, media_file_ids);
  await tx
    .insertInto('dispute_statement_files')
    .values(media_file_ids.map((media_file_id, sort_order) => ({ statement_id, media_file_id, sort_order })))
    .execute();
}
