import {
  CHARGEBACK_MOVES,
  type ChargebackMoveName,
  type ChargebackStatus,
} from '#domain/money/chargeback-states.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { PLATFORM_RESERVE, PROVIDER_CLEARING } from '#server/platform/ledger/accounts.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';

/** The only way in which the status of a chargeback changes. A win refills the reserve. False if nothing changed. */
export async function moveChargeback(
  tx: Tx,
  { chargeback_id, move }: { chargeback_id: string; move: ChargebackMoveName },
  now: Date,
): Promise<boolean> {
  const { from, to } = CHARGEBACK_MOVES[move];
  const at = now.toISOString();
  const moved = await tx
    .updateTable('chargebacks')
    .set({ status: to, decided_at: at, updated_at: at })
    .where('id', '=', chargeback_id)
    .where('status', 'in', from as readonly ChargebackStatus[])
    .returning(['campaign_id', 'amount_cents'])
    .executeTakeFirst();
  if (moved === undefined) return false;
  if (move === 'win') {
    const { campaign_id, amount_cents } = moved;
    const transfers = [{ from: PROVIDER_CLEARING, to: PLATFORM_RESERVE, amount_cents }];
    const event = { event_key: `chargeback-won:${chargeback_id}`, kind: 'chargeback_won', campaign_id };
    await postTransfers(tx, { ...event, subject_id: chargeback_id, transfers }, now);
  }
  return true;
}
