import { sql } from 'kysely';

const DAY_MS = 86_400_000;
/** Older failed emails no longer need attention: they were missed or sent again. */
const EMAIL_DAYS = 7;

/** An email of the last week that failed, bounced or was reported as spam. */
export function isUndelivered(now: Date) {
  const since = new Date(now.getTime() - EMAIL_DAYS * DAY_MS).toISOString();
  return sql<boolean>`(status in ('failed', 'bounced', 'complained') and created_at >= ${since})`;
}
