import type { Database } from '#server/platform/db/database.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';

/** A person who fills in a form needs a few dozen lookups; a program that copies the map needs far more. */
const GEOCODES = { most: 120, seconds: 600 };

export function takeGeocode(db: Database, userId: string): Promise<void> {
  return takeFromLimit(db, `geocode:${userId}`, GEOCODES);
}
