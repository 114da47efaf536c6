import type { FastifyRequest } from 'fastify';
import { Problem } from '#server/platform/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Cookies travel with requests that other sites start, so every write must come from our own pages. A browser
 * always names the origin of a cross-site write; a program without one carries no cookies of ours.
 */
export async function checkOrigin(request: FastifyRequest): Promise<void> {
  if (READS.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isForeign =
    origin !== undefined ? !isOwn(origin, request.host) : site === 'cross-site' || site === 'same-site';
  if (isForeign) throw new Problem('foreign_origin', 'Open the page on this site and try again.');
}

function isOwn(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
