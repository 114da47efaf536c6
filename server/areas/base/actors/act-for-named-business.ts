import type { FastifyRequest } from 'fastify';
import type { Actor } from '#domain/accounts/access.ts';
import { UUID } from '#domain/format/uuid.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findOwnMembership } from './find-own-membership.ts';

const NAMES_A_BUSINESS = /^\/api\/businesses\/:(\w+)/;

/**
 * A request that names one of the account's businesses is made for that one, whatever was chosen in another tab in the
 * meantime. So a page always writes into the business it shows.
 */
export async function actForNamedBusiness(
  db: Database,
  { actor, params, routeOptions }: Pick<FastifyRequest, 'actor' | 'params' | 'routeOptions'>,
): Promise<Actor> {
  if (actor === null || actor.business_count < 2) return actor;
  const [, name = ''] = NAMES_A_BUSINESS.exec(routeOptions.url ?? '') ?? [];
  const id = (params as Record<string, string>)[name];
  if (id === undefined || id === actor.business?.id || !UUID.test(id)) return actor;
  const business = await findOwnMembership(db, actor.user_id, id);
  return business === null ? actor : { ...actor, business };
}
