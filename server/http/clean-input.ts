import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';

/** PostgreSQL cannot store U+0000 in text; refusing it at the door beats failing in the middle of a command. */
export async function refuseNullCharacters({ body, query, params }: FastifyRequest): Promise<void> {
  if ([body, query, params].some(holdsNull)) {
    throw new Problem('invalid_input', 'Text may not hold the null character.');
  }
}

function holdsNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\u0000') || holdsNull(inner));
}
