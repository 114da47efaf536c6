const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A little under a day, so that an account read at night is read again the next night. */
const READ_EVERY_MS = 23 * HOUR_MS;

export function nextSyncAt(now: Date): string {
  return new Date(now.getTime() + READ_EVERY_MS).toISOString();
}

/** Retries hourly on the first day of failures, then daily. */
export function nextTryAt(now: Date, failingSince: string | null): string {
  const isNew = failingSince === null || now.getTime() - Date.parse(failingSince) < DAY_MS;
  return new Date(now.getTime() + (isNew ? HOUR_MS : DAY_MS)).toISOString();
}
