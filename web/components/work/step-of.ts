import type { Collaboration } from '#contract/work/collaborations.ts';

/** Changes with every step of the work that is done. */
export function stepOf({ status, deliverables, shipment }: Collaboration): string {
  return [status, shipment?.status, ...deliverables.map((one) => one.status)].join();
}
