/** "2 of 5 spots left": the spots of a campaign that no creator has yet. */
export function spotsLeftLabel(slots: number, left: number): string {
  if (left <= 0) return 'No spots left';
  if (left === 1) return 'Last spot';
  return `${left} of ${slots} spots left`;
}
