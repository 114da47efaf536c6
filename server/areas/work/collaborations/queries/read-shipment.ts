import type { Shipment } from '#contract/work/shipments.ts';
import type { MailingAddress } from '#domain/accounts/mailing-address.ts';
import { ADDRESS_SHOWN_DAYS, isOverdue } from '#domain/work/shipment-states.ts';
import { daysAfter } from '#domain/work/work-timers.ts';
import { findMailingAddress } from '#server/areas/accounts/mailing-addresses/queries/find-mailing-address.ts';
import type { WorkSide } from '#server/areas/work/sides/require-side.ts';
import type { Context } from '#server/platform/context.ts';
import { clockTime } from '../lateness.ts';

interface Wanted {
  collaboration_id: string;
  creator_user_id: string;
  side: WorkSide;
  ended_at: string | null;
  clocks_stopped_at: string | null;
}

/** The shipment of a collaboration, with the creator's current address for the two sides; null where nothing is shipped. */
export async function readShipment(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  { collaboration_id, clocks_stopped_at, ...wanted }: Wanted,
): Promise<Shipment | null> {
  const row = await context.db
    .selectFrom('shipments')
    .select([
      'status',
      'ship_by',
      'carrier',
      'tracking_number',
      'shipped_at',
      'counts_at',
      'received_at',
      'note',
    ])
    .where('collaboration_id', '=', collaboration_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const at = clockTime(clocks_stopped_at, context.now());
  return {
    ...row,
    is_overdue: wanted.ended_at === null && isOverdue(row, at),
    address: await findShownAddress(context, wanted),
  };
}

async function findShownAddress(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  { side, ended_at, creator_user_id }: Omit<Wanted, 'collaboration_id' | 'clocks_stopped_at'>,
): Promise<MailingAddress | null> {
  if (side === 'admin') return null;
  const isHidden = ended_at !== null && daysAfter(new Date(ended_at), ADDRESS_SHOWN_DAYS) <= context.now();
  return isHidden ? null : findMailingAddress(context, creator_user_id);
}
