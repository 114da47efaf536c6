import type { WorkFile } from '#contract/work/deliverables.ts';
import type { DisputeStatement } from '#contract/work/disputes.ts';
import { displayName } from '#domain/format/display-name.ts';
import { MEDIA_COLUMNS } from '#server/areas/base/media/media-columns.ts';
import { presentWorkFile } from '#server/areas/work/collaborations/queries/present-work-file.ts';
import type { Context } from '#server/platform/context.ts';

type Reading = Pick<Context, 'db' | 'files' | 'now'>;

interface Stated {
  id: string;
  is_on_behalf: boolean;
}

/** The statements of both sides with their attachments, in order. Admins who write for a side aren't named to anybody. */
export async function readStatements(
  context: Reading,
  { id: disputeId, is_on_behalf }: Stated,
): Promise<DisputeStatement[]> {
  const rows = await context.db
    .selectFrom('dispute_statements as s')
    .leftJoin('profiles as p', 'p.user_id', 's.author_id')
    .select(['s.id', 's.kind', 's.side', 's.words', 's.created_at', 'p.full_name'])
    .where('s.dispute_id', '=', disputeId)
    .orderBy('s.id')
    .execute();
  const files = await readFiles(context, disputeId);
  return rows.map(({ full_name, ...row }) => ({
    ...row,
    author_name: is_on_behalf && row.kind === 'opening' ? 'Bizmeet' : displayName({ full_name, email: null }),
    files: files.filter(({ statement_id }) => statement_id === row.id).map(({ file }) => file),
  }));
}

async function readFiles(
  context: Reading,
  disputeId: string,
): Promise<{ statement_id: string; file: WorkFile }[]> {
  const rows = await context.db
    .selectFrom('dispute_statement_files as x')
    .innerJoin('dispute_statements as s', 's.id', 'x.statement_id')
    .innerJoin('media_files', 'media_files.id', 'x.media_file_id')
    .select('x.statement_id')
    .select(MEDIA_COLUMNS)
    .select('media_files.objects_removed_at')
    .where('s.dispute_id', '=', disputeId)
    .orderBy('x.statement_id')
    .orderBy('x.sort_order')
    .execute();
  return Promise.all(
    rows.map(async ({ statement_id, ...row }) => ({
      statement_id,
      file: await presentWorkFile(context, row),
    })),
  );
}
