import type { Deliverable } from '#contract/collaborations.ts';

/** What the address asks for, else what waits for the business: drafts, then what is late, then the first. */
export function shownDeliverable(
  deliverables: readonly Deliverable[],
  asked: string | undefined,
): Deliverable | undefined {
  return (
    deliverables.find(({ id }) => id === asked) ??
    deliverables.find(({ turn }) => turn === 'business') ??
    deliverables.find(({ is_late }) => is_late) ??
    deliverables[0]
  );
}
