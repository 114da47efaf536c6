import {
  CHARGEBACK_MOVES,
  type ChargebackMoveName,
  type ChargebackStatus,
} from '#domain/money/chargeback-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { transitionIfAllowed } from '#server/platform/db/transition.ts';
import { PLATFORM_RESERVE, PROVIDER_CLEARING } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';

/** A chargeback whose payment the caller has locked. */
export interface OpenedChargeback {
  id: string;
  status: ChargebackStatus;
  campaign_id: string;
  amount_cents: number;
}

/** The only way in which the status of a chargeback changes. A win refills the reserve. Null if nothing changed. */
export async function moveChargeback(
  tx: Tx,
  chargeback: OpenedChargeback,
  move: ChargebackMoveName,
  now: Date,
): Promise<OpenedChargeback | null> {
  const from: readonly ChargebackStatus[] = CHARGEBACK_MOVES[move].from;
  const at = now.toISOString();
  return transitionIfAllowed(tx, 'chargebacks', {
    row: chargeback,
    isAllowed: from.includes(chargeback.status),
    change: () => ({ status: CHARGEBACK_MOVES[move].to, decided_at: at, updated_at: at }),
    record: async ({ id, campaign_id, amount_cents }) => {
      if (move !== 'win') return;
      const transfers = [{ from: PROVIDER_CLEARING, to: PLATFORM_RESERVE, amount_cents }];
      const event = { event_key: `chargeback-won:${id}`, kind: 'chargeback_won', campaign_id };
      await postTransfers(tx, { ...event, subject_id: id, transfers }, now);
    },
  });
}
