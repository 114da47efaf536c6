import type { MediaFile } from '#contract/media.ts';
import type { Account } from '#domain/access.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../errors.ts';
import { findEntity } from './find-entities.ts';
import { lockEntity } from './lock-entity.ts';
import { MEDIA_COLUMNS } from './media-columns.ts';
import { canWrite } from './policy.ts';

/** A file its asker may change, held until the transaction ends. To everybody else it is not there. */
export async function getWritable(tx: Tx, actor: Account, id: string): Promise<MediaFile> {
  const file = await getLocked(tx, id);
  const entity = await findEntity(tx, actor.user_id, file);
  if (entity === null || !canWrite(actor, entity, file.role)) throw notFound();
  return file;
}

/** The entity first, then the file: whoever adds to it holds them in this order too. */
export async function getLocked(tx: Tx, id: string): Promise<MediaFile> {
  const place = await tx
    .selectFrom('media_files')
    .select(['entity_type', 'entity_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (place === undefined) throw notFound();
  await lockEntity(tx, place);
  const file = await tx
    .selectFrom('media_files')
    .select(MEDIA_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (file === undefined) throw notFound();
  return file;
}

function notFound(): Problem {
  return new Problem('not_found', 'There is no such file.');
}
