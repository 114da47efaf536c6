import type { TargetParams } from '#contract/admin/reports.ts';
import type { ReportTarget } from '#domain/admin/reports.ts';
import { displayName } from '#domain/format/display-name.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { findUploads } from './find-uploads.ts';
import type { FoundTarget } from './found-target.ts';

type Find = (db: Database | Tx, ids: readonly string[]) => Promise<FoundTarget[]>;

/** Reported records of one kind, with the person who answers for each. */
export async function findTargets(
  db: Database | Tx,
  kind: ReportTarget,
  ids: readonly string[],
): Promise<FoundTarget[]> {
  return ids.length === 0 ? [] : FINDS[kind](db, [...new Set(ids)]);
}

const FINDS: Record<ReportTarget, Find> = {
  campaign: async (db, ids) => {
    const rows = await db
      .selectFrom('campaigns as c')
      .innerJoin('businesses as b', 'b.id', 'c.business_id')
      .select(['c.id', 'c.title as name', 'c.description as text', 'c.status', 'b.owner_id as person_id'])
      .where('c.id', 'in', ids)
      .execute();
    return rows;
  },
  business: async (db, ids) => {
    const rows = await db
      .selectFrom('businesses')
      .select(['id', 'business_name as name', 'description as text', 'owner_id as person_id'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({ ...row, status: null }));
  },
  creator: async (db, ids) => {
    const rows = await db
      .selectFrom('creators as k')
      .innerJoin('profiles as p', 'p.user_id', 'k.user_id')
      .innerJoin('users as u', 'u.id', 'k.user_id')
      .select(['k.id', 'k.bio as text', 'k.user_id as person_id', 'p.full_name', 'u.email'])
      .where('k.id', 'in', ids)
      .execute();
    return rows.map(({ full_name, email, ...row }) => ({
      ...row,
      name: displayName({ full_name, email }),
      status: null,
    }));
  },
  message: async (db, ids) => {
    const rows = await db
      .selectFrom('messages as m')
      .innerJoin('profiles as p', 'p.user_id', 'm.sender_id')
      .innerJoin('users as u', 'u.id', 'm.sender_id')
      .select(['m.id', 'm.body as text', 'm.sender_id as person_id', 'p.full_name', 'u.email'])
      .where('m.id', 'in', ids)
      .execute();
    return rows.map(({ full_name, email, ...row }) => ({
      ...row,
      name: displayName({ full_name, email }),
      status: null,
    }));
  },
  media_file: findUploads,
};

/** The names of reported records of any kind, in at most five statements. */
export async function readTargets(
  db: Database | Tx,
  targets: readonly TargetParams[],
): Promise<(target: TargetParams) => FoundTarget | undefined> {
  const kinds = [...new Set(targets.map(({ target_type }) => target_type))];
  const found = new Map<string, FoundTarget>();
  for (const kind of kinds) {
    const ids = targets.filter(({ target_type }) => target_type === kind).map(({ target_id }) => target_id);
    for (const target of await findTargets(db, kind, ids)) found.set(`${kind} ${target.id}`, target);
  }
  return ({ target_type, target_id }) => found.get(`${target_type} ${target_id}`);
}
