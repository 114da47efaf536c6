/** A time of change later than the last one, so that every state of a profile can be told from the one before. */
export function nextUpdate(updatedAt: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString();
}
