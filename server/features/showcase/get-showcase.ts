import type { Showcase } from '#contract/showcase.ts';
import { NEW_YORK_CITY_ID } from '#domain/city.ts';
import type { Database } from '../../db/database.ts';
import { countOpenCampaigns, listBusyNeighborhoods, listHangingCampaigns } from './showcase-queries.ts';

const FRESH_FOR_MS = 60_000;
const kept = new WeakMap<Database, { answer: Promise<Showcase>; until: number }>();

/** Everyone sees the same, so one process asks the database at most once a minute. */
export function getShowcase(db: Database, now: Date): Promise<Showcase> {
  const known = kept.get(db);
  if (known && known.until > now.getTime()) return known.answer;
  const answer = readShowcase(db, now);
  kept.set(db, { answer, until: now.getTime() + FRESH_FOR_MS });
  answer.catch(() => kept.delete(db));
  return answer;
}

async function readShowcase(db: Database, now: Date): Promise<Showcase> {
  const [campaigns, neighborhoods, open] = await Promise.all([
    listHangingCampaigns(db, NEW_YORK_CITY_ID, now),
    listBusyNeighborhoods(db, NEW_YORK_CITY_ID),
    countOpenCampaigns(db, NEW_YORK_CITY_ID),
  ]);
  return { campaigns, neighborhoods, ...open };
}
