import { Package } from 'lucide-react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Shipment } from '#contract/work/shipments.ts';
import { addressLines } from '#domain/accounts/mailing-address.ts';
import { contentDays } from '#domain/work/work-timers.ts';
import { AddressDialog } from '#web/components/addresses/address-dialog.tsx';
import { fullStop } from '#web/components/full-stop.ts';
import { Tracking } from '#web/components/work/tracking.tsx';
import { counted, whenInside } from '#web/components/work/work-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ArrivalButtons, LeaveUnshipped } from './arrival-buttons.tsx';

type ShipmentCardProps = { work: Collaboration; shipment: Shipment; now: Date };

/** The product on its way to the creator: where it is, their answer, and what follows. */
export function ShipmentCard({ work, shipment, now }: ShipmentCardProps) {
  const { title, text } = wordsOf(work, shipment, now);
  const { status } = shipment;
  const canAnswer = work.status !== 'disputed' && status !== 'to_ship' && status !== 'received';
  return (
    <Card as="section" aria-labelledby="shipment" className="flex gap-4 max-md:flex-col">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-fill text-ink-2">
        <Package aria-hidden="true" className="size-5.5 stroke-[1.75]" />
      </span>
      <div className="min-w-0 grow">
        <h2 id="shipment" className="type-block-title wrap-anywhere">
          {title}
        </h2>
        <p className="mt-1 text-md wrap-anywhere text-ink-2">{text}</p>
        {status === 'shipped' || status === 'not_received' ? (
          <p className="num mt-2 text-md">
            <Tracking shipment={shipment} />
          </p>
        ) : null}
        {status === 'received' ? null : <Address work={work} shipment={shipment} />}
        {canAnswer ? <ArrivalButtons work={work} shipment={shipment} /> : null}
        {shipment.is_overdue && work.cancel_refusal === null ? <LeaveUnshipped work={work} /> : null}
      </div>
    </Card>
  );
}

function Address({ work: { business }, shipment: { address, status } }: Omit<ShipmentCardProps, 'now'>) {
  const hasLeft = status === 'shipped';
  const use = `${business.business_name} ships the product there and stops seeing it here 30 days after the work ends. Your contract keeps the address you agreed with.`;
  return (
    <div className="mt-4 border-line border-t pt-4">
      <p className="text-base wrap-anywhere">
        <span className="text-ink-2">{hasLeft ? 'Your mailing address: ' : 'Ships to '}</span>
        {address === null ? 'No address yet' : addressLines(address).join(', ')}
      </p>
      {hasLeft ? (
        <p className="mt-1 text-base text-ink-2">
          The product has left. A new address only counts for a replacement.
        </p>
      ) : null}
      <div className="mt-2">
        <AddressDialog
          trigger={<Button size="dense">{address === null ? 'Add address' : 'Change address'}</Button>}
          saved={address}
          description={use}
        />
      </div>
    </div>
  );
}

function wordsOf({ business, contract }: Collaboration, shipment: Shipment, now: Date) {
  const { business_name } = business;
  const days = counted(contentDays(contract.brief.content_due_days), 'day');
  const deadline = `Your deadline starts when it arrives: you have ${days} from then.`;
  const by = whenInside(shipment.ship_by, now);
  switch (shipment.status) {
    case 'to_ship':
      return shipment.is_overdue
        ? {
            title: `${business_name} hasn’t shipped the product`,
            text: `${fullStop(`They had until ${by}`)} You can keep waiting, or leave without any consequence.`,
          }
        : {
            title: `${business_name} is shipping you the product`,
            text: `${fullStop(`They have until ${by}`)} ${deadline}`,
          };
    case 'shipped':
      return {
        title: 'The product is on its way',
        text: `${deadline} ${fullStop(
          shipment.counts_at
            ? `If you don’t answer, it counts as received ${whenInside(shipment.counts_at, now)}`
            : 'Deadlines are paused',
        )}`,
      };
    case 'received':
      return {
        title: 'You have the product',
        text: shipment.received_at ? fullStop(`Received ${whenInside(shipment.received_at, now)}`) : '',
      };
    case 'damaged':
    case 'not_received': {
      const said =
        shipment.status === 'damaged' ? 'You reported it as damaged.' : 'You reported that it didn’t arrive.';
      return shipment.is_overdue
        ? {
            title: `${business_name} hasn’t shipped a replacement`,
            text: `${said} ${fullStop(`They had until ${by}`)} You can keep waiting, or leave without any consequence.`,
          }
        : {
            title: 'A replacement is due',
            text: `${said} ${fullStop(`${business_name} has until ${by} to ship another one`)}`,
          };
    }
  }
}
