/** "Usually answers within 5 hours", from the measured middle; null while there is nothing to go by. */
export function responseTimeWords(medianHours: number | null): string | null {
  if (medianHours === null) return null;
  if (medianHours <= 1) return 'Usually answers within an hour';
  if (medianHours < 36) return `Usually answers within ${medianHours} hours`;
  return `Usually answers within ${Math.round(medianHours / 24)} days`;
}
