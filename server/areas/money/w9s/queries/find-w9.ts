import type { OwnW9 } from '#contract/money/w9s.ts';
import type { W9Details } from '#domain/money/w9.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { ofCreator, openW9 } from '../sealed-w9.ts';

export interface StoredW9 extends W9Details {
  certified_at: string;
  electronic_since: string | null;
}

interface Source {
  db: Database | Tx;
  config: Secrets;
}

/** These creators' W-9s by creator, with their numbers. Callers decide what of them may be seen. */
export async function readW9s(
  { db, config }: Source,
  creatorIds: readonly string[],
): Promise<Map<string, StoredW9>> {
  if (creatorIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('w9s')
    .select(['creator_id', 'sealed_details', 'certified_at', 'electronic_since'])
    .where('creator_id', 'in', [...creatorIds])
    .execute();
  return new Map(
    rows.flatMap(({ creator_id, sealed_details, ...moments }) => {
      const details = openW9(config, ofCreator(creator_id), sealed_details);
      return details === null ? [] : [[creator_id, { ...details, ...moments }] as const];
    }),
  );
}

/** A creator's own W-9, without the number. */
export async function findW9(source: Source, creatorId: string): Promise<OwnW9 | null> {
  const w9 = (await readW9s(source, [creatorId])).get(creatorId);
  if (w9 === undefined) return null;
  const { tin, ...shown } = w9;
  return { ...shown, tin_last4: tin.slice(-4) };
}
