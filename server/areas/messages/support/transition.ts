import { canMoveSupport, SUPPORT_MOVES, type SupportMoveName } from '#domain/messages/support.ts';
import { recordAction } from '#server/areas/base/audit-log/commands/record-action.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transition } from '#server/platform/db/transition.ts';
import { Problem } from '#server/platform/errors.ts';
import type { LockedRequest } from './lock.ts';

interface Move {
  move: SupportMoveName;
  /** Null for the person and the clock, whose moves the thread itself shows. */
  admin_id: string | null;
  snoozed_until?: string;
  merged_into_id?: string;
  last_message_at?: string;
}

export function moveRequest(tx: Tx, row: LockedRequest, { move, admin_id, ...change }: Move) {
  return transition(tx, 'support_requests', {
    row,
    refusal: canMoveSupport(move, row) ? null : new Problem('conflict', refusalWords(row)),
    change: () => ({ snoozed_until: null, ...change, status: SUPPORT_MOVES[move].to }),
    record: async ({ status }) => {
      if (admin_id === null) return;
      await recordAction(tx, {
        actor_id: admin_id,
        action: `${move}_support_request`,
        subject_type: 'support_request',
        subject_id: row.id,
        before: { status: row.status },
        after: { status },
      });
    },
  });
}

function refusalWords({ merged_into_id }: LockedRequest): string {
  return merged_into_id === null
    ? 'Someone else just changed this request. Reload and try again.'
    : 'This request was merged into another one.';
}
