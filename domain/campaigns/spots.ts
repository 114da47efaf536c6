interface Spots {
  slots: number;
  funded_slots: number;
  taken_slots: number;
}

/** Spots that are paid in and that nobody has: only for these somebody can be picked. */
export function openSpots({ funded_slots, taken_slots }: Omit<Spots, 'slots'>): number {
  return Math.max(0, funded_slots - taken_slots);
}

/** Spots the business asked for and has not paid in, or was paid back for. */
export function unpaidSpots({ slots, funded_slots }: Omit<Spots, 'taken_slots'>): number {
  return Math.max(0, slots - funded_slots);
}

/** "2 of 5 spots left": the spots of a campaign that no creator has yet. */
export function spotsLeftLabel(slots: number, left: number): string {
  if (left <= 0) return 'No spots left';
  if (left === 1) return 'Last spot';
  return `${left} of ${slots} spots left`;
}
