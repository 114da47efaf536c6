import type { Insertable } from 'kysely';
import type { WorkContract } from '#contract/work/contracts.ts';
import { shipmentRemindersFrom } from '#domain/work/shipment-reminders.ts';
import { endOfDayAfter } from '#domain/work/work-timers.ts';
import type { Shipments } from '#server/platform/db/tables.gen.ts';
import { seedId } from '#server/seed/ids.ts';
import { pickNumber } from './pick.ts';
import type { WorkStage } from './work-stage.ts';

const DAY_MS = 86_400_000;
/** A parcel within the city is sent on the first day and there on the next. */
const SHIPPED_AFTER = 0.1;
const RECEIVED_AFTER = 0.15;
const ON_ITS_WAY_DAYS = 3;

interface Facts {
  id: string;
  contract: WorkContract;
  stages: readonly WorkStage[];
  agreed_at: Date;
  today: Date;
}

/** The product of demo work: not sent yet on the first day, then on its way, and received before anything is made. */
export function shipmentOf({ id, contract, stages, agreed_at, today }: Facts): Insertable<Shipments> | null {
  const { shipping } = contract;
  if (shipping === null) return null;
  const elapsed = today.getTime() - agreed_at.getTime();
  const hasBegun = stages.some((stage) => stage !== 'due');
  const isNew = !hasBegun && elapsed < DAY_MS;
  const isOnItsWay = !hasBegun && !isNew && elapsed < ON_ITS_WAY_DAYS * DAY_MS;
  const moment = (part: number) => new Date(agreed_at.getTime() + elapsed * part).toISOString();
  const shipped_at = isNew ? null : moment(SHIPPED_AFTER);
  const counts_at =
    shipped_at && isOnItsWay
      ? endOfDayAfter(new Date(shipped_at), shipping.receipt_days).toISOString()
      : null;
  const status = isNew ? 'to_ship' : isOnItsWay ? 'shipped' : 'received';
  const { ship_by } = shipping;
  return {
    id: seedId('shipment', id),
    collaboration_id: id,
    status,
    ship_by,
    carrier: shipped_at === null ? null : 'ups',
    tracking_number:
      shipped_at === null ? null : `1Z999AA1${10_000_000 + pickNumber(89_999_999, `${id}/tracking`)}`,
    shipped_at,
    counts_at,
    received_at: status === 'received' ? moment(RECEIVED_AFTER) : null,
    ...shipmentRemindersFrom({ status, ship_by, counts_at }, today),
    updated_at: shipped_at ?? agreed_at.toISOString(),
  };
}
