import type { AnnouncementChange, NewAnnouncement } from '#contract/accounts/announcements.ts';
import { canMoveAnnouncement } from '#domain/accounts/announcements.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { type LockedAnnouncement, lockAnnouncement } from '../lock.ts';

type Parts = Pick<Context, 'db' | 'now'>;

export async function createAnnouncement(
  { db, now }: Parts,
  adminId: string,
  fields: NewAnnouncement,
): Promise<string> {
  const id = newId();
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('announcements')
      .values({
        id,
        ...storedFields(fields),
        status: 'draft',
        created_by: adminId,
        created_at: now().toISOString(),
      })
      .execute();
    await recordAction(tx, {
      actor_id: adminId,
      action: 'create_announcement',
      subject_type: 'announcement',
      subject_id: id,
      after: { title: fields.title },
    });
  });
  return id;
}

export async function changeAnnouncement(
  { db }: Parts,
  adminId: string,
  id: string,
  { version, ...fields }: AnnouncementChange,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockAnnouncement(tx, id);
    requireDraft(row);
    requireVersion(row, version);
    await tx
      .updateTable('announcements')
      .set({ ...storedFields(fields), version: version + 1 })
      .where('id', '=', id)
      .execute();
    await recordAction(tx, {
      actor_id: adminId,
      action: 'change_announcement',
      subject_type: 'announcement',
      subject_id: id,
      before: { title: row.title },
      after: { title: fields.title },
    });
  });
}

export async function deleteAnnouncement({ db }: Parts, adminId: string, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockAnnouncement(tx, id);
    requireDraft(row);
    await tx.deleteFrom('announcements').where('id', '=', id).execute();
    await recordAction(tx, {
      actor_id: adminId,
      action: 'delete_announcement',
      subject_type: 'announcement',
      subject_id: id,
      before: { title: row.title },
    });
  });
}

export function requireVersion(row: LockedAnnouncement, version: number): void {
  if (row.version === version) return;
  throw new Problem('stale', 'Someone else changed this announcement in the meantime. Reload and try again.');
}

function requireDraft({ status }: LockedAnnouncement): void {
  if (canMoveAnnouncement('schedule', status)) return;
  throw new Problem('conflict', 'Only drafts can be changed or deleted. Cancel the schedule first.');
}

/** An empty button is none. */
function storedFields({ link_label, link_url, ...fields }: NewAnnouncement) {
  return { ...fields, link_label: link_label || null, link_url: link_url || null };
}
