import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import type { Config } from '#server/platform/config.ts';
import { FETCH_FAILURES, type FetchFailure, FetchRefusal } from './fetch-failures.ts';
import { guardedAgent, targetOf } from './guarded-agent.ts';
import { readOutsideUrl } from './outside-url.ts';
import { readBody } from './read-body.ts';
import { failureOfCause, failureOfStatus } from './why-it-failed.ts';

const PAGE_TYPES = ['text/html', 'application/xhtml+xml'] as const;
const MOST_REDIRECTS = 5;

export interface FetchLimits {
  /** For everything together: look-up, redirects and body. */
  max_ms: number;
  /** Counted after decompression. */
  max_bytes: number;
  /** Media types, or their beginnings as in `image/`. */
  accepts: readonly string[];
  /** In tests: who answers for names. */
  lookup?: LookupFunction;
}

const DEFAULT_LIMITS: FetchLimits = { max_ms: 5_000, max_bytes: 2 * 1024 * 1024, accepts: PAGE_TYPES };

interface Arrival {
  /** The address after all redirects. */
  url: string;
  status: number | null;
  took_ms: number;
}

export type Fetched = Arrival &
  (
    | { ok: true; status: number; content_type: string; bytes: Buffer }
    | { ok: false; failure: FetchFailure; sentence: string }
  );

/**
 * The one way to read what somebody else serves. It cannot be turned inward, takes no longer and reads no more than its
 * limits, and answers with a named failure rather than by throwing.
 */
export async function fetchOutside(
  { config }: { config: Pick<Config, 'app_url' | 'outbound_allowed_hosts'> },
  url: string,
  wishes: Partial<FetchLimits> = {},
): Promise<Fetched> {
  const limits = { ...DEFAULT_LIMITS, ...wishes };
  const startedAt = performance.now();
  const trip: Trip = { url, status: null };
  const agent = await guardedAgent({ ...limits, allowed_hosts: config.outbound_allowed_hosts });
  const arrival = () => ({ ...trip, took_ms: Math.round(performance.now() - startedAt) });
  try {
    const found = await travel(trip, limits, config.outbound_allowed_hosts, {
      dispatcher: agent,
      signal: AbortSignal.timeout(limits.max_ms),
      headers: {
        'user-agent': userAgent(config),
        accept: `${limits.accepts.map((type) => (type.endsWith('/') ? `${type}*` : type)).join(', ')}, */*;q=0.1`,
        'accept-encoding': 'gzip, br',
        'accept-language': 'en-US, en;q=0.8, *;q=0.5',
      },
    });
    return { ok: true, ...arrival(), ...found };
  } catch (cause) {
    const failure = failureOfCause(cause);
    return { ok: false, ...arrival(), failure, sentence: FETCH_FAILURES[failure] };
  } finally {
    await agent.destroy();
  }
}

export const ROBOT_NAME = 'BizmeetBot';

function userAgent({ app_url }: Pick<Config, 'app_url'>): string {
  return `${ROBOT_NAME}/1.0 (+${app_url})`;
}

interface Trip {
  url: string;
  status: number | null;
}

type RequestOptions = Omit<Dispatcher.RequestOptions, 'origin' | 'path' | 'method'> & {
  dispatcher: Dispatcher;
};

/** Follows redirects by hand, so that each address on the way is checked like the first. */
async function travel(
  trip: Trip,
  limits: FetchLimits,
  allowed: readonly string[],
  { dispatcher, ...asking }: RequestOptions,
) {
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const url = readOutsideUrl(trip.url, allowed);
    trip.url = url.href;
    const { statusCode, headers, body } = await dispatcher.request({
      ...asking,
      ...targetOf(url),
      method: 'GET',
    });
    trip.status = statusCode;
    // A body we let go of reports that it was let go of; unheard, that would end the process.
    body.on('error', () => undefined);
    const next = statusCode >= 300 && statusCode < 400 ? one(headers.location) : '';
    if (next !== '') {
      body.destroy();
      if (!URL.canParse(next, url)) throw new FetchRefusal('unreadable');
      trip.url = new URL(next, url).href;
      continue;
    }
    const failure = failureOfStatus(statusCode);
    const content_type = one(headers['content-type']);
    if (failure !== null || !isAccepted(content_type, limits.accepts)) {
      body.destroy();
      throw new FetchRefusal(failure ?? 'wrong_type');
    }
    const length = Number(one(headers['content-length']) || Number.NaN);
    const arriving = {
      body,
      encoding: one(headers['content-encoding']),
      announced_bytes: Number.isFinite(length) ? length : null,
    };
    return { status: statusCode, content_type, bytes: await readBody(arriving, limits.max_bytes) };
  }
  throw new FetchRefusal('too_many_redirects');
}

function isAccepted(contentType: string, accepts: readonly string[]): boolean {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  return accepts.some(
    (accepted) => type === accepted || (accepted.endsWith('/') && type.startsWith(accepted)),
  );
}

function one(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}
