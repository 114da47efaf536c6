import type { z } from 'zod';
import type { MediaFiles, mediaQuery } from '#contract/base/media.ts';
import type { Account } from '#domain/accounts/access.ts';
import { KEEP_DELETED_DAYS, listLimit, MEDIA_ROLES } from '#domain/base/media.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { noteView } from '#server/platform/http/note-view.ts';
import { MEDIA_COLUMNS } from '../media-columns.ts';
import { canRead, seesAll } from '../policy.ts';
import { findEntity } from './find-entities.ts';

/** The files of an entity that this account may see. To anyone without access the entity does not exist. */
export async function listMedia(
  context: Context,
  actor: Account,
  query: z.output<typeof mediaQuery>,
): Promise<MediaFiles> {
  const { entity_type, entity_id, role, limit = listLimit(role), state } = query;
  const entity = await findEntity(context.db, actor.user_id, { entity_type, entity_id });
  const roles = (role ? [role] : MEDIA_ROLES).filter((one) => entity && canRead(actor, entity, one));
  if (entity === null || roles.length === 0) throw new Problem('not_found', 'We can’t find those files.');
  if (actor.role === 'admin' && !entity.is_own)
    noteView({ subject_type: entity_type, subject_id: entity_id });
  const isAll = seesAll(actor, entity);
  if (state === 'deleted' && !isAll) throw new Problem('not_found', 'We can’t find those files.');
  const found = context.db
    .selectFrom('media_files')
    .where('entity_type', '=', entity_type)
    .where('entity_id', '=', entity_id)
    .where('role', 'in', roles);
  const wanted =
    state === 'deleted'
      ? found
          .where('deleted_at', '>', longestKept(context.now()))
          .where('objects_removed_at', 'is', null)
          .where('status', '=', 'ready')
      : found.where('is_active', '=', true).$if(!isAll, (ready) => ready.where('status', '=', 'ready'));
  const listed = wanted.select(MEDIA_COLUMNS).limit(limit);
  const files = await (state === 'deleted'
    ? listed.orderBy('deleted_at', 'desc').orderBy('id', 'desc')
    : listed.orderBy('sort_order').orderBy('id')
  ).execute();
  // A list that isn't full is complete.
  if (files.length < limit) return { files, found_count: files.length };
  const { count } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { files, found_count: Number(count) };
}

/** Files deleted before this moment are erased for good. */
export function longestKept(now: Date): string {
  return new Date(now.getTime() - KEEP_DELETED_DAYS * 86_400_000).toISOString();
}
