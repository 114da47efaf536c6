import { z } from 'zod';
import { mailingAddress } from '#contract/accounts/mailing-addresses.ts';
import { CARRIER_KEYS, needsTracking, TRACKING_NUMBER } from '#domain/work/carriers.ts';
import {
  ARRIVALS,
  type Arrival,
  SHIPMENT_NOTE_MAX_LENGTH,
  SHIPMENT_STATUSES,
} from '#domain/work/shipment-states.ts';

const moment = z.string();
const ARRIVAL_KEYS = Object.keys(ARRIVALS) as [Arrival, ...Arrival[]];

/** The product on its way to the creator, as both sides see it. */
export const shipment = z
  .object({
    status: z.enum(SHIPMENT_STATUSES),
    /** Until when the business has to ship it, or a replacement. */
    ship_by: moment,
    carrier: z.enum(CARRIER_KEYS).nullable(),
    tracking_number: z.string().nullable(),
    shipped_at: moment.nullable(),
    /** When it counts as received if the creator says nothing; null unless it's on its way. */
    counts_at: moment.nullable(),
    received_at: moment.nullable(),
    /** The creator's words about a parcel that was damaged or lost. */
    note: z.string().nullable(),
    /** The delivery address. Null for admins, if the creator has none, and from 30 days after the work ended. */
    address: mailingAddress.nullable(),
    /** Whether the business let its day pass: the creator can leave, and the business can give up. */
    is_overdue: z.boolean(),
  })
  .meta({ id: 'Shipment' });
export type Shipment = z.infer<typeof shipment>;

export const shipmentDraft = z
  .object({
    carrier: z.enum(CARRIER_KEYS, 'Choose a carrier'),
    tracking_number: z
      .string()
      .transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase() || null)
      .nullable()
      .default(null),
  })
  .refine(({ carrier, tracking_number }) => tracking_number !== null || !needsTracking(carrier), {
    path: ['tracking_number'],
    error: 'Enter the tracking number',
  })
  .refine(({ tracking_number }) => tracking_number === null || TRACKING_NUMBER.test(tracking_number), {
    path: ['tracking_number'],
    error: 'Use 6 to 40 letters, digits and hyphens',
  })
  .meta({ id: 'ShipmentDraft' });

export const arrivalAnswer = z
  .object({
    arrival: z.enum(ARRIVAL_KEYS),
    note: z.string().trim().max(SHIPMENT_NOTE_MAX_LENGTH).default(''),
  })
  .meta({ id: 'ArrivalAnswer' });
