import type { Shipment } from '#contract/work/shipments.ts';
import { CARRIERS, trackingPage } from '#domain/work/carriers.ts';

/** "UPS 1Z…", which leads to the carrier's page where it has one. */
export function Tracking({ shipment: { carrier, tracking_number } }: { shipment: Shipment }) {
  if (carrier === null) return null;
  const { name } = CARRIERS[carrier];
  const page = trackingPage(carrier, tracking_number);
  const words = tracking_number === null ? name : `${name} ${tracking_number}`;
  if (page === null) return <span className="wrap-anywhere">{words}</span>;
  return (
    <a
      href={page}
      target="_blank"
      rel="noopener noreferrer"
      className="font-semibold wrap-anywhere text-link"
    >
      {words}
      <span className="sr-only"> (opens the carrier’s page in a new tab)</span>
    </a>
  );
}
