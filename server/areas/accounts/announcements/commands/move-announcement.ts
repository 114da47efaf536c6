import { ANNOUNCEMENT_MAX_DAYS } from '#domain/accounts/announcements.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import type { Context } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { type LockedAnnouncement, lockAnnouncement } from '../lock.ts';
import { moveAnnouncement } from '../transition.ts';
import { requireVersion } from './save-announcement.ts';

type Parts = Pick<Context, 'db' | 'now'>;

/** Schedules what the admin previewed. On its first day it goes live at once. */
export async function scheduleAnnouncement(
  context: Parts,
  admin_id: string,
  id: string,
  version: number,
): Promise<void> {
  const today = newYorkDate(context.now());
  await inTransaction(context.db, async (tx) => {
    const row = await lockAnnouncement(tx, id);
    requireVersion(row, version);
    requireUsableDays(row, today);
    const scheduled = await moveAnnouncement(tx, context, row, { move: 'schedule', admin_id });
    if (row.starts_on <= today)
      await moveAnnouncement(tx, context, scheduled, { move: 'start', admin_id: null });
  });
}

export async function cancelAnnouncement(context: Parts, admin_id: string, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await moveAnnouncement(tx, context, await lockAnnouncement(tx, id), { move: 'cancel', admin_id });
  });
}

/** Takes the bar down and sends no further emails. */
export async function endAnnouncement(
  context: Parts,
  admin_id: string,
  id: string,
  reason: string,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    await moveAnnouncement(tx, context, await lockAnnouncement(tx, id), { move: 'end', admin_id, reason });
  });
}

function requireUsableDays({ starts_on, ends_on }: LockedAnnouncement, today: string): void {
  if (starts_on < today) throw new Problem('conflict', 'The first day has passed. Choose a new one.');
  if (ends_on > addDays(starts_on, ANNOUNCEMENT_MAX_DAYS - 1)) {
    throw new Problem('conflict', `An announcement can last up to ${ANNOUNCEMENT_MAX_DAYS} days.`);
  }
}
