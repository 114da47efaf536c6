/** Rounded; null if there is nothing to average. */
export function average(counts: readonly number[]): number | null {
  if (counts.length === 0) return null;
  return Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length);
}
