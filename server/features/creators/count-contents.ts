import type { Database, Tx } from '../../db/database.ts';

/** Uploaded work and accounts elsewhere, of one creator. A file that failed its check is no piece of work. */
export async function countContents(db: Database | Tx, creatorId: string) {
  const counted = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('media_files')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('entity_type', '=', 'creator')
        .where('entity_id', '=', creatorId)
        .where('role', '=', 'portfolio')
        .where('is_active', '=', true)
        .where('status', '<>', 'failed')
        .as('file_count'),
      eb
        .selectFrom('social_accounts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('creator_id', '=', creatorId)
        .as('social_account_count'),
    ])
    .executeTakeFirstOrThrow();
  return { file_count: counted.file_count ?? 0, social_account_count: counted.social_account_count ?? 0 };
}
