import type { Account } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';

/** One's own upload. Whose it is, is asked here: to strangers it is not there. */
export async function getUpload({ db, now }: Context, actor: Account, id: string) {
  const upload = await db
    .selectFrom('uploads')
    .select(['id', 'bucket_name', 'file_path', 'byte_size', 'finished_at'])
    .where('id', '=', id)
    .where('user_id', '=', actor.user_id)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst();
  if (upload === undefined) {
    throw new Problem('not_found', 'There is no such upload any more. Begin again.');
  }
  return upload;
}
