import {
  canMoveDelivery,
  DELIVERY_MOVES,
  type DeliveryMove,
  type DeliveryStatus,
} from '#domain/accounts/webhooks.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transitionIfAllowed } from '#server/platform/db/transition.ts';

interface Attempted {
  next_attempt_at?: string | null;
  attempts?: number;
  response_status?: number | null;
  duration_ms?: number | null;
  failure?: string | null;
}

/** The only way in which the status of a delivery changes. Null if the current status takes precedence. */
export function moveDelivery(
  tx: Tx,
  locked: { id: string; status: DeliveryStatus },
  move: DeliveryMove,
  attempted: Attempted,
) {
  return transitionIfAllowed(tx, 'webhook_deliveries', {
    row: locked,
    isAllowed: canMoveDelivery(move, locked.status),
    change: () => ({ status: DELIVERY_MOVES[move].to, ...attempted }),
  });
}
