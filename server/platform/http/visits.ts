import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

type SignedIn = Pick<FastifyRequest, 'actor' | 'session'>;

const HEADER = 'x-visit';
const visits = new Map<string, SignedIn>();

/**
 * While a page is drawn it asks the API in its visitor's name, and who that is was found out when the page was asked for.
 * The key that says so never leaves this process and is good for one call.
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

/** Undefined where nobody was vouched for. */
export function findVisit({ headers }: Pick<FastifyRequest, 'headers'>): SignedIn | undefined {
  const key = headers[HEADER];
  return typeof key === 'string' ? visits.get(key) : undefined;
}
