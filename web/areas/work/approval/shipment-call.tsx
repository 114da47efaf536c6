import { CalendarClock, MapPin, MessageSquareWarning, Truck } from 'lucide-react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Deliverable } from '#contract/work/deliverables.ts';
import type { Shipment } from '#contract/work/shipments.ts';
import { addressLines } from '#domain/accounts/mailing-address.ts';
import { contentDays } from '#domain/work/work-timers.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { DisputeLink } from '#web/components/work/dispute-link.tsx';
import { Tracking } from '#web/components/work/tracking.tsx';
import { callCreator, counted, whenInside } from '#web/components/work/work-words.ts';
import { CallFrame } from './call-frame.tsx';
import { Consequence } from './consequence.tsx';
import { ShipButtons } from './ship-buttons.tsx';

type ShipmentCallProps = {
  work: Collaboration;
  deliverable: Deliverable;
  shipment: Shipment;
  canAct: boolean;
  disputeHref: string;
  now: Date;
};

/** The product the business ships: where to, until when, and what follows. */
export function ShipmentCall({ work, deliverable, shipment, canAct, disputeHref, now }: ShipmentCallProps) {
  const name = callCreator(work);
  const isToShip = shipment.status !== 'shipped';
  return (
    <CallFrame
      work={work}
      deliverable={deliverable}
      title={titleOf(shipment)}
      isFirst
      actions={canAct && isToShip ? <ShipButtons work={work} shipment={shipment} /> : undefined}
    >
      <ul>
        {shipment.status === 'damaged' || shipment.status === 'not_received' ? (
          <Consequence
            Icon={MessageSquareWarning}
            title={shipment.status === 'damaged' ? 'It arrived damaged' : 'It didn’t arrive'}
            text={shipment.note ? `“${shipment.note}”` : `${name} asks for another one.`}
          />
        ) : null}
        {isToShip ? (
          <>
            <Consequence Icon={MapPin} title="Ship to" text={addressWords(shipment, name)} />
            <Consequence
              Icon={CalendarClock}
              title={
                shipment.is_overdue ? 'It’s late' : fullStop(`Ship by ${whenInside(shipment.ship_by, now)}`)
              }
              text={
                shipment.is_overdue
                  ? `${fullStop(`You had until ${whenInside(shipment.ship_by, now)}`)} ${name} can leave now. You can still ship it, or cancel.`
                  : `After that, ${name} can leave and the spot is refunded.`
              }
            />
          </>
        ) : (
          <Consequence
            Icon={Truck}
            title={shipment.shipped_at ? `Shipped ${whenInside(shipment.shipped_at, now)}` : 'Shipped'}
            text={afterShipping(work, shipment, now)}
          />
        )}
      </ul>
      {shipment.status === 'shipped' ? (
        <p className="num mb-4 text-md">
          <Tracking shipment={shipment} />
        </p>
      ) : null}
      {shipment.status === 'to_ship' ? null : <DisputeLink href={disputeHref} />}
    </CallFrame>
  );
}

function titleOf({ status }: Shipment): string {
  if (status === 'shipped') return 'On its way';
  return status === 'to_ship' ? 'Ship the product' : 'Ship a replacement';
}

function addressWords({ address }: Shipment, name: string): string {
  return address === null
    ? `${name} hasn’t added a mailing address yet. Send a message to ask for it.`
    : addressLines(address).join(', ');
}

function afterShipping(work: Collaboration, { counts_at }: Shipment, now: Date): string {
  const days = counted(contentDays(work.contract.brief.content_due_days), 'day');
  const deadline = `${callCreator(work)} has ${days} from the day it arrives.`;
  return counts_at === null
    ? deadline
    : `${deadline} ${fullStop(`Without an answer it counts as received ${whenInside(counts_at, now)}`)}`;
}
