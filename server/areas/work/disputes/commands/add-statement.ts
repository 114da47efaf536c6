import type { DisputeSide, StatementKind } from '#domain/work/dispute-states.ts';
import { requireAttachable } from '#server/areas/base/media/commands/require-attachable.ts';
import type { LockedCollaboration } from '#server/areas/work/collaborations/lock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';

interface Statement {
  dispute_id: string;
  kind: StatementKind;
  side: DisputeSide;
  author_id: string;
  words: string;
  media_file_ids: readonly string[];
}

/** Stores a side's statement and attachments unchanged. */
export async function addStatement(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  collaboration: Pick<LockedCollaboration, 'creator_id' | 'business_id'>,
  { media_file_ids, ...statement }: Statement,
): Promise<void> {
  const id = newId();
  await tx
    .insertInto('dispute_statements')
    .values({ id, ...statement, created_at: now().toISOString() })
    .execute();
  const { side } = statement;
  await attachFiles(tx, { statement_id: id, side, collaboration, media_file_ids });
}

interface Attaching {
  statement_id: string;
  side: DisputeSide;
  collaboration: Pick<LockedCollaboration, 'creator_id' | 'business_id'>;
  media_file_ids: readonly string[];
}

/** Attaches files to a statement: the side's own, ready and unused. */
async function attachFiles(tx: Tx, { statement_id, media_file_ids, side, collaboration }: Attaching) {
  if (media_file_ids.length === 0) return;
  const entity_id = side === 'creator' ? collaboration.creator_id : collaboration.business_id;
  await requireAttachable(tx, { entity_type: side, entity_id }, media_file_ids);
  await tx
    .insertInto('dispute_statement_files')
    .values(media_file_ids.map((media_file_id, sort_order) => ({ statement_id, media_file_id, sort_order })))
    .execute();
}
