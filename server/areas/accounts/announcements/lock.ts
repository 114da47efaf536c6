import type { Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

export const noAnnouncement = () => new Problem('not_found', 'We can’t find that announcement.');

export async function lockAnnouncement(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('announcements')
    .select(['id', 'status', 'title', 'starts_on', 'ends_on', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw noAnnouncement();
  return row;
}
export type LockedAnnouncement = Awaited<ReturnType<typeof lockAnnouncement>>;
