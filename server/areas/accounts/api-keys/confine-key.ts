import type { FastifyRequest } from 'fastify';
import { UUID } from '#domain/format/uuid.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

/** The first part of an address that names a record of a business, and the query for that business. */
const BUSINESS_OF: Record<
  string,
  (db: Database, id: string) => Promise<{ business_id: string } | undefined>
> = {
  businesses: async (_db, id) => ({ business_id: id }),
  collaborations: (db, id) =>
    db.selectFrom('collaborations').select('business_id').where('id', '=', id).executeTakeFirst(),
  deliverables: (db, id) =>
    db
      .selectFrom('deliverables as d')
      .innerJoin('collaborations as w', 'w.id', 'd.collaboration_id')
      .select('w.business_id')
      .where('d.id', '=', id)
      .executeTakeFirst(),
  disputes: (db, id) =>
    db
      .selectFrom('disputes as d')
      .innerJoin('collaborations as w', 'w.id', 'd.collaboration_id')
      .select('w.business_id')
      .where('d.id', '=', id)
      .executeTakeFirst(),
  conversations: (db, id) =>
    db.selectFrom('conversations').select('business_id').where('id', '=', id).executeTakeFirst(),
};

const NAMES_A_RECORD = /^\/api\/(\w+)\/:(\w+)/;

/** A person may belong to several businesses; their key works in one. Records of the others don't exist for it. */
export async function confineKey(db: Database, request: FastifyRequest): Promise<void> {
  const { actor, api_key, params, routeOptions } = request;
  if (api_key === null || actor?.role !== 'business') return;
  const [, noun = '', name = ''] = NAMES_A_RECORD.exec(routeOptions.url ?? '') ?? [];
  const find = BUSINESS_OF[noun];
  const id = (params as Record<string, string>)[name];
  if (find === undefined || id === undefined || !UUID.test(id)) return;
  const found = await find(db, id);
  if (found === undefined || found.business_id === actor.business?.id) return;
  // An index on ids answers this, and nobody learns whether the record is there.
  throw new Problem('not_found', 'We can’t find that with this API key.');
}

export const CONFINED_NOUNS = Object.keys(BUSINESS_OF);
