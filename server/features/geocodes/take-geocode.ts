import type { Database } from '../../db/database.ts';
import { takeFromLimit } from '../../http/rate-limits.ts';

/** Somebody filling in a form asks a few dozen times; a program that wants a map of the city more often. */
const GEOCODES = { most: 120, seconds: 600 };

export function takeGeocode(db: Database, userId: string): Promise<void> {
  return takeFromLimit(db, `geocode:${userId}`, GEOCODES);
}
