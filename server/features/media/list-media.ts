import type { z } from 'zod';
import type { MediaFile, mediaQuery } from '#contract/media.ts';
import type { Account } from '#domain/access.ts';
import { KEEP_DELETED_DAYS, listLimit, MEDIA_ROLES } from '#domain/media.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { findEntity } from './find-entities.ts';
import { MEDIA_COLUMNS } from './media-columns.ts';
import { canRead, seesAll } from './policy.ts';

/** What one may see of an entity. To strangers it looks as if the entity were not there. */
export async function listMedia(
  context: Context,
  actor: Account,
  query: z.output<typeof mediaQuery>,
): Promise<MediaFile[]> {
  const { entity_type, entity_id, role, limit = listLimit(role), state } = query;
  const entity = await findEntity(context.db, actor.user_id, { entity_type, entity_id });
  const roles = (role ? [role] : MEDIA_ROLES).filter((one) => entity && canRead(actor, entity, one));
  if (entity === null || roles.length === 0) throw new Problem('not_found', 'There is nothing to see here.');
  const isAll = seesAll(actor, entity);
  if (state === 'deleted' && !isAll) throw new Problem('not_found', 'There is nothing to see here.');
  const rows = context.db
    .selectFrom('media_files')
    .select(MEDIA_COLUMNS)
    .where('entity_type', '=', entity_type)
    .where('entity_id', '=', entity_id)
    .where('role', 'in', roles)
    .limit(limit);
  if (state === 'deleted') {
    return rows
      .where('deleted_at', '>', longestKept(context.now()))
      .where('objects_removed_at', 'is', null)
      .where('status', '=', 'ready')
      .orderBy('deleted_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }
  return rows
    .where('is_active', '=', true)
    .$if(!isAll, (ready) => ready.where('status', '=', 'ready'))
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}

/** What was deleted before this is gone for good. */
export function longestKept(now: Date): string {
  return new Date(now.getTime() - KEEP_DELETED_DAYS * 86_400_000).toISOString();
}
