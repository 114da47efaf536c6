import type { Point } from '#domain/base/nearest-neighborhood.ts';
import { isInCity } from '#domain/businesses/locations.ts';
import type { Context } from '#server/platform/context.ts';
import { searchNominatim } from './search-nominatim.ts';

interface Question {
  address: string;
  zip: string | null;
}

const KEEP_MS = 24 * 3_600_000;
const MOST_KEPT = 2_000;
const kept = new Map<string, { point: Point | null; until: number }>();

/**
 * The operator's geocoder's position of an address; null without a geocoder, without an answer, or outside the city.
 */
export async function askGeocoder(
  { config, log, now }: Pick<Context, 'config' | 'log' | 'now'>,
  { address, zip }: Question,
): Promise<Point | null> {
  if (config.geocoder_url === undefined || address.trim() === '') return null;
  const key = `${config.geocoder_url} ${zip ?? ''} ${address.trim().toLowerCase()}`;
  const known = kept.get(key);
  if (known !== undefined && known.until > now().getTime()) return known.point;
  try {
    const found = await searchNominatim(config, { address, zip });
    const point = found && isInCity(found) ? found : null;
    keep(key, point, now().getTime() + KEEP_MS);
    return point;
  } catch (cause) {
    log.warn({ err: cause }, 'the geocoder did not answer');
    return null;
  }
}

/** The oldest entry is dropped first. */
function keep(key: string, point: Point | null, until: number): void {
  kept.delete(key);
  kept.set(key, { point, until });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}
