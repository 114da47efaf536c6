import { type CreatorStatus, passesCreatorGate } from '#domain/creator-states.ts';
import type { PayoutWait } from '#domain/payout-states.ts';

interface Standing {
  status: string;
  held_at: string | null;
  creator_status: CreatorStatus | null;
  payee_status: string;
}

/** What a payout waits for beside the clock, or null. */
export function waitOf({ status, held_at, creator_status, payee_status }: Standing): PayoutWait | null {
  if (status !== 'requested') return null;
  if (held_at !== null) return 'held';
  if (!passesCreatorGate(creator_status)) return 'creator_suspended';
  return payee_status === 'ready' ? null : 'account_not_ready';
}
