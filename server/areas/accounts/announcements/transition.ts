import {
  ANNOUNCEMENT_MOVES,
  type AnnouncementMove,
  type AnnouncementStatus,
  canMoveAnnouncement,
} from '#domain/accounts/announcements.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transition } from '#server/platform/db/transition.ts';
import { Problem } from '#server/platform/errors.ts';
import type { LockedAnnouncement } from './lock.ts';

interface Move {
  move: AnnouncementMove;
  /** Null for the clock. */
  admin_id: string | null;
  reason?: string;
  /** When people are notified of what starts; left out, right away. */
  notify_from?: Date;
}

export function moveAnnouncement(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  row: LockedAnnouncement,
  { move, admin_id, reason, notify_from }: Move,
): Promise<LockedAnnouncement> {
  const at = now().toISOString();
  return transition(tx, 'announcements', {
    row,
    refusal: canMoveAnnouncement(move, row.status) ? null : new Problem('conflict', REFUSALS[row.status]),
    change: () => ({
      status: ANNOUNCEMENT_MOVES[move].to,
      version: row.version + 1,
      ...(move === 'start' && { started_at: at, notify_from: (notify_from ?? now()).toISOString() }),
      ...(move === 'end' && { ended_at: at }),
    }),
    record: async () => {
      if (admin_id === null) return;
      await recordAction(tx, {
        actor_id: admin_id,
        action: `${move}_announcement`,
        subject_type: 'announcement',
        subject_id: row.id,
        reason: reason ?? null,
        after: { title: row.title },
      });
    },
  });
}

const REFUSALS: Record<AnnouncementStatus, string> = {
  draft: 'This announcement is a draft. Schedule it first.',
  scheduled: 'This announcement is already scheduled.',
  live: 'This announcement is live. End it instead.',
  ended: 'This announcement has ended.',
};
