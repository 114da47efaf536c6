import type { Database, Tx } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { CITIES } from './cities.ts';
import { INDUSTRIES } from './industries.ts';
import { NEIGHBORHOODS } from './neighborhoods/neighborhoods.ts';

/** Cities, neighborhoods and industries. Safe to repeat: names and places follow the code, nothing is removed. */
export async function seedReference(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await writeCities(tx);
    await writeNeighborhoods(tx);
    await writeIndustries(tx);
  });
}

async function writeCities(tx: Tx): Promise<void> {
  await tx
    .insertInto('cities')
    .values(CITIES)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        state_code: ref('excluded.state_code'),
        slug: ref('excluded.slug'),
        status: ref('excluded.status'),
        sort_order: ref('excluded.sort_order'),
      })),
    )
    .execute();
}

async function writeNeighborhoods(tx: Tx): Promise<void> {
  await tx
    .insertInto('neighborhoods')
    .values(NEIGHBORHOODS)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        neighborhood_name: ref('excluded.neighborhood_name'),
        slug: ref('excluded.slug'),
        borough: ref('excluded.borough'),
        latitude: ref('excluded.latitude'),
        longitude: ref('excluded.longitude'),
      })),
    )
    .execute();
}

async function writeIndustries(tx: Tx): Promise<void> {
  await tx
    .insertInto('industries')
    .values(INDUSTRIES)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        sort_order: ref('excluded.sort_order'),
      })),
    )
    .execute();
}
