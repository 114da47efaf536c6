interface Spots {
  slots: number;
  funded_slots: number;
  taken_slots: number;
}

/** Paid spots that aren't taken: the number of creators who can be accepted. */
export function openSpots({ funded_slots, taken_slots }: Omit<Spots, 'slots'>): number {
  return Math.max(0, funded_slots - taken_slots);
}

/** Spots that aren't paid for, or were refunded. */
export function unpaidSpots({ slots, funded_slots }: Omit<Spots, 'taken_slots'>): number {
  return Math.max(0, slots - funded_slots);
}

/** "2 of 5 spots left". */
export function spotsLeftLabel(slots: number, left: number): string {
  if (left <= 0) return 'No spots left';
  if (left === 1) return 'Last spot';
  return `${left} of ${slots} spots left`;
}
