import type { Insertable } from 'kysely';
import type { WorkContract } from '#contract/work/contracts.ts';
import { splitOver } from '#domain/work/deliverable-shares.ts';
import { remindersFrom } from '#domain/work/work-reminders.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Deliverables } from '#server/platform/db/tables.gen.ts';

/** The deliverables at the time of the agreement, each with its share of the payout and of both fees. */
export function deliverableRows(
  collaborationId: string,
  contract: WorkContract,
  now: Date,
  due_at: string | null = contract.content_due_at,
): Insertable<Deliverables>[] {
  const { deliverables, timers } = contract;
  const fees = splitOver(contract.business_fee_cents, deliverables);
  const creatorFees = splitOver(contract.creator_fee_cents, deliverables);
  return deliverables.map(({ kind, quantity, note, share_cents }, at) => ({
    id: newId(),
    collaboration_id: collaborationId,
    sort_order: at,
    kind,
    quantity,
    note,
    share_cents,
    fee_cents: fees[at] ?? 0,
    creator_fee_cents: creatorFees[at] ?? 0,
    status: 'due',
    due_at,
    ...remindersFrom({ kind, status: 'due', due_at, passes_at: null }, timers.late_grace_hours, now),
    updated_at: now.toISOString(),
  }));
}
