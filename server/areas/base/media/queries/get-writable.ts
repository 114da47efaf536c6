import type { MediaFile } from '#contract/base/media.ts';
import type { Account } from '#domain/accounts/access.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';
import { lockEntity } from '../lock.ts';
import { MEDIA_COLUMNS } from '../media-columns.ts';
import { canWrite } from '../policy.ts';
import { findEntity } from './find-entities.ts';

/** Locks a file that the account may change. To everyone else it does not exist. */
export async function getWritable(tx: Tx, actor: Account, id: string): Promise<MediaFile> {
  const file = await getLocked(tx, id);
  const entity = await findEntity(tx, actor.user_id, file);
  if (entity === null || !canWrite(actor, entity, file.role)) throw notFound();
  if (entity.is_limited && !(await isUploader(tx, actor, id))) throw notFound();
  return file;
}

async function isUploader(tx: Tx, { user_id }: Account, id: string): Promise<boolean> {
  const file = await tx
    .selectFrom('media_files')
    .select('id')
    .where('id', '=', id)
    .where('uploaded_by', '=', user_id)
    .executeTakeFirst();
  return file !== undefined;
}

/** Locks the entity and then the file, in the same order as uploads do. */
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
  return new Problem('not_found', 'We can’t find that file.');
}
