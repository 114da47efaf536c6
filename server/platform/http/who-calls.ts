import type { FastifyRequest } from 'fastify';
import { networkKey } from './network-limits.ts';

/**
 * Whose budget a request is counted against: the session's where there is one, so that people behind one address
 * share nothing once they signed in.
 */
export function whoCalls(request: Pick<FastifyRequest, 'session' | 'ip' | 'cookies'>): string {
  return request.session === null ? `network:${networkKey(request)}` : `session:${request.session.id}`;
}
