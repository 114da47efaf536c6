import type { DisputeSide } from '#domain/dispute-states.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { HeldCollaboration } from '../collaborations/hold-collaboration.ts';
import { attachFiles } from './attach-files.ts';

interface Statement {
  dispute_id: string;
  kind: 'opening' | 'answer' | 'appeal';
  side: DisputeSide;
  author_id: string;
  words: string;
  media_file_ids: readonly string[];
}

/** Keeps what a side said and showed, as it did. */
export async function addStatement(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  collaboration: Pick<HeldCollaboration, 'creator_id' | 'business_id'>,
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
