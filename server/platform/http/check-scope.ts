import type { FastifyRequest } from 'fastify';
import { Problem } from '#server/platform/errors.ts';

/** Narrows what an API key may do to its scopes. Routes without a scope, pages too, are for people alone. */
export async function checkScope({ api_key, routeOptions, is404 }: FastifyRequest): Promise<void> {
  if (api_key === null || is404) return;
  const { scope } = routeOptions.config;
  if (scope === undefined) throw new Problem('key_not_allowed', 'Sign in on Bizmeet to do this.');
  if (api_key.scopes.includes(scope)) return;
  throw new Problem('scope_required', `Use an API key with the scope ${scope}.`);
}
