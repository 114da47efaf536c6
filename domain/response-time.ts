/** "within 5 hours", from the measured middle, for either side's sentence; null while there is nothing to go by. */
export function responseTimeWords(medianHours: number | null): string | null {
  if (medianHours === null) return null;
  if (medianHours <= 1) return 'within an hour';
  if (medianHours < 36) return `within ${medianHours} hours`;
  return `within ${Math.round(medianHours / 24)} days`;
}
