import { type ShipmentStatus, shipmentTurn } from './shipment-states.ts';
import { daysAfter } from './work-timers.ts';

interface Reminded {
  status: ShipmentStatus;
  ship_by: string;
  counts_at: string | null;
}

export interface ShipmentReminder {
  at: Date;
  /** `ship_soon` and `overdue` are about sending the product, `arrival_asked` about its arrival. */
  kind: 'ship_soon' | 'overdue' | 'arrival_asked';
}

const SHIP_REMINDER_DAYS = 1;
const ARRIVAL_REMINDER_DAYS = 2;

/** All reminders of the state a shipment is in, in order, those that have passed included. */
export function shipmentReminders({ status, ship_by, counts_at }: Reminded): ShipmentReminder[] {
  const turn = shipmentTurn(status);
  if (turn === 'business') {
    const by = new Date(ship_by);
    return [
      { at: daysAfter(by, -SHIP_REMINDER_DAYS), kind: 'ship_soon' },
      { at: by, kind: 'overdue' },
    ];
  }
  if (turn === null || counts_at === null) return [];
  return [{ at: daysAfter(new Date(counts_at), -ARRIVAL_REMINDER_DAYS), kind: 'arrival_asked' }];
}

/** The reminder to count from when a state begins. Reminders that would already have passed are left out. */
export function shipmentRemindersFrom(
  one: Reminded,
  now: Date,
): { remind_at: string | null; reminders_sent: number } {
  const all = shipmentReminders(one);
  const passed = all.filter(({ at }) => at.getTime() <= now.getTime()).length;
  return { remind_at: all[passed]?.at.toISOString() ?? null, reminders_sent: passed };
}
