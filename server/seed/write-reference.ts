import type { Database, Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { NEIGHBORHOODS } from '#server/seed/neighborhoods/neighborhoods.ts';
import { CITIES } from './cities.ts';
import { CONTENT_PACKAGE_DELIVERABLES, CONTENT_PACKAGES } from './content-packages.ts';
import { INDUSTRIES } from './industries.ts';

/**
 * Cities, neighborhoods, industries and the first content packages. Safe to repeat: names and places follow the code,
 * nothing is removed.
 */
export async function seedReference(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await writeCities(tx);
    await writeNeighborhoods(tx);
    await writeIndustries(tx);
    await writeFirstPackages(tx);
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

/** Only where there are none: admins change them, and what they changed or archived stays so. */
async function writeFirstPackages(tx: Tx): Promise<void> {
  const known = await tx.selectFrom('content_packages').select('id').limit(1).executeTakeFirst();
  if (known !== undefined) return;
  const at = new Date().toISOString();
  const inserted = await tx
    .insertInto('content_packages')
    .values(CONTENT_PACKAGES.map((one) => ({ ...one, created_at: at, updated_at: at })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  const deliverables = CONTENT_PACKAGE_DELIVERABLES.filter(({ package_id }) => ids.has(package_id));
  if (deliverables.length > 0) {
    await tx.insertInto('content_package_deliverables').values(deliverables).execute();
  }
}
