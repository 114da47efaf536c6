import type { ApplicationPiece } from '#contract/hiring/applications.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** Stores the attached pieces in order, in place of those sent before. */
export async function writePieces(
  tx: Tx,
  { application_id, creator_id }: { application_id: string; creator_id: string },
  pieces: readonly ApplicationPiece[],
): Promise<void> {
  await requireOwn(tx, creator_id, pieces);
  await tx.deleteFrom('application_pieces').where('application_id', '=', application_id).execute();
  if (pieces.length === 0) return;
  await tx
    .insertInto('application_pieces')
    .values(
      pieces.map(({ kind, id }, sort_order) => ({
        application_id,
        sort_order,
        media_file_id: kind === 'file' ? id : null,
        portfolio_link_id: kind === 'link' ? id : null,
      })),
    )
    .execute();
}

async function requireOwn(tx: Tx, creatorId: string, pieces: readonly ApplicationPiece[]): Promise<void> {
  const idsOf = (wanted: ApplicationPiece['kind']) =>
    pieces.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const files = idsOf('file');
  const links = idsOf('link');
  const ownFiles = files.length === 0 ? [] : await ownFileIds(tx, creatorId, files);
  const ownLinks = links.length === 0 ? [] : await ownLinkIds(tx, creatorId, links);
  if (ownFiles.length === files.length && ownLinks.length === links.length) return;
  const message = 'Choose pieces from your own portfolio';
  throw new Problem('invalid_input', `${message}.`, [{ path: 'pieces', message }]);
}

function ownFileIds(tx: Tx, creatorId: string, ids: string[]) {
  return tx
    .selectFrom('media_files')
    .select('id')
    .where('id', 'in', ids)
    .where('entity_type', '=', 'creator')
    .where('entity_id', '=', creatorId)
    .where('role', '=', 'portfolio')
    .where('is_active', '=', true)
    .where('status', '=', 'ready')
    .execute();
}

function ownLinkIds(tx: Tx, creatorId: string, ids: string[]) {
  return tx
    .selectFrom('portfolio_links')
    .select('id')
    .where('id', 'in', ids)
    .where('creator_id', '=', creatorId)
    .execute();
}
