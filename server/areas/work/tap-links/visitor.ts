import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';
import { isProgram } from '#domain/work/tap-links.ts';
import type { Context } from '#server/platform/context.ts';
import { networkKey } from '#server/platform/http/network-limits.ts';
import type { RateLimit } from '#server/platform/http/rate-limits.ts';
import { keyFor } from '#server/platform/secrets/derive-key.ts';

export type Visitor = Pick<FastifyRequest, 'ip' | 'cookies' | 'headers'>;

interface Limit {
  key: string;
  limit: RateLimit;
}

/** Many people share the network of a carrier or a café; a script that opens a link in a loop stops counting here. */
const MOST_OF_A_NETWORK = 100;
/** A browser gets its cookie with the first answer. What it asks for meanwhile is the same visit. */
const SAME_VISIT_SECONDS = 5;

/**
 * The limit for new visitors of a link from one network. Its key is a hash that changes every day and goes with the day, so
 * nobody can tell later which network it was.
 */
export function mostOfNetwork(
  { config, now }: Pick<Context, 'config' | 'now'>,
  kind: 'tap' | 'perk',
  linkId: string,
  visitor: Visitor,
): Limit {
  return {
    key: `${kind}:${hash({ config, now }, [linkId, networkKey(visitor)])}`,
    limit: { most: MOST_OF_A_NETWORK, seconds: secondsLeftToday(now()) },
  };
}

/** Lets through one of the requests that a browser without a cookie makes at the same moment. */
export function oneOfVisit(
  context: Pick<Context, 'config' | 'now'>,
  linkId: string,
  visitor: Visitor,
): Limit {
  const { 'user-agent': browser = '', 'accept-language': language = '' } = visitor.headers;
  return {
    key: `visit:${hash(context, [linkId, networkKey(visitor), browser, language])}`,
    limit: { most: 1, seconds: SAME_VISIT_SECONDS },
  };
}

function hash({ config, now }: Pick<Context, 'config' | 'now'>, parts: readonly string[]): string {
  return createHmac('sha256', keyFor(config, 'tap-visits'))
    .update([newYorkDate(now()), ...parts].join('\n'))
    .digest('base64url');
}

/** Until midnight in New York. */
export function secondsLeftToday(now: Date): number {
  const midnight = newYorkInstant(addDays(newYorkDate(now), 1), 0);
  return Math.max(1, Math.ceil((midnight.getTime() - now.getTime()) / 1000));
}

/** Whether a person looks at the answer. Browsers say when they only fetch something ahead. */
export function isPerson({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET' || isProgram(headers['user-agent'])) return false;
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].join(' ');
  return !/prefetch|prerender|preview/i.test(purpose);
}
