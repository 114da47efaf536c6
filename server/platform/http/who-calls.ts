import type { FastifyRequest } from 'fastify';
import { networkKey } from './network-limits.ts';

/**
 * The budget a request counts against: the session's if there is one, so that people behind one address share nothing
 * once they have signed in.
 */
export function whoCalls(request: Pick<FastifyRequest, 'session' | 'ip' | 'cookies'>): string {
  return request.session === null ? `network:${networkKey(request)}` : `session:${request.session.id}`;
}
