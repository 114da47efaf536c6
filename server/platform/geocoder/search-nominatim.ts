import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Point } from '#domain/base/nearest-neighborhood.ts';
import { CITY_BOUNDS } from '#domain/businesses/locations.ts';
import type { Config } from '#server/platform/config.ts';

const TIMEOUT_MS = 4_000;
const MAX_BYTES = 64 * 1024;
/** The public server's terms: at most one question a second. */
const APART_MS = 1_000;
/** A request that would have to wait longer is answered without it. */
const MOST_WAIT_MS = 2_500;

const results = z.array(z.object({ lat: z.coerce.number(), lon: z.coerce.number() })).max(50);

let freeAt = 0;

/** Asks a server with Nominatim's search API. Throws if it doesn't answer correctly and in time. */
export async function searchNominatim(
  { geocoder_url = '', app_url, contact_email }: Config,
  { address, zip }: { address: string; zip: string | null },
): Promise<Point | null> {
  await takeTurn();
  const url = new URL(geocoder_url);
  const { south, north, west, east } = CITY_BOUNDS;
  const query = zip === null || address.includes(zip) ? address : `${address}, ${zip}`;
  const asked = /new york|\bny\b/i.test(query) ? query : `${query}, New York, NY`;
  for (const [name, value] of Object.entries({
    q: asked,
    format: 'jsonv2',
    limit: '1',
    countrycodes: 'us',
    viewbox: `${west},${north},${east},${south}`,
    bounded: '1',
  })) {
    url.searchParams.set(name, value);
  }
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': `Bizmeet (${app_url}; ${contact_email})` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
  const [first] = results.parse(JSON.parse(await readCapped(response)));
  return first ? { latitude: first.lat, longitude: first.lon } : null;
}

async function takeTurn(): Promise<void> {
  const wait = freeAt - Date.now();
  if (wait > MOST_WAIT_MS) throw new Error('too many questions are waiting for the geocoder');
  freeAt = Math.max(freeAt, Date.now()) + APART_MS;
  if (wait > 0) await sleep(wait);
}

async function readCapped(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_BYTES) throw new Error('the geocoder answered with too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
