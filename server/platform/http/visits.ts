import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

type SignedIn = Pick<FastifyRequest, 'actor' | 'session'>;

const HEADER = 'x-visit';
const visits = new Map<string, SignedIn>();

/**
 * While a page renders, it calls the API in its visitor's name, and the visitor was identified when the page was
 * requested. The key for that never leaves this process and is valid for one call.
 */
export async function callInNameOf<T>(
  { actor, session }: SignedIn,
  call: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const key = randomUUID();
  visits.set(key, { actor, session });
  try {
    return await call({ [HEADER]: key });
  } finally {
    visits.delete(key);
  }
}

/** Undefined if nobody was identified. */
export function findVisit({ headers }: Pick<FastifyRequest, 'headers'>): SignedIn | undefined {
  const key = headers[HEADER];
  return typeof key === 'string' ? visits.get(key) : undefined;
}
