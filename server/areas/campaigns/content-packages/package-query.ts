import type { AdminPackage, ContentPackage } from '#contract/campaigns/content-packages.ts';
import { PACKAGES_MAX } from '#domain/campaigns/content-packages.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/errors.ts';

export async function findPackage(db: Database | Tx, id: string): Promise<ContentPackage | null> {
  const row = await packageRows(db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const deliverables = await deliverablesOf(db, [id]);
  return packageOf(row, deliverables);
}

/** The packages a business can start a campaign from. */
export async function listPackages(db: Database): Promise<ContentPackage[]> {
  const rows = await packageRows(db)
    .where('archived_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('id')
    .limit(PACKAGES_MAX)
    .execute();
  const deliverables = await deliverablesOf(db, idsOf(rows));
  return rows.map((row) => packageOf(row, deliverables));
}

/** All packages, archived ones last. */
export async function listAdminPackages(db: Database | Tx): Promise<AdminPackage[]> {
  const rows = await adminRows(db).limit(PACKAGES_MAX).execute();
  const deliverables = await deliverablesOf(db, idsOf(rows));
  return rows.map((row) => adminPackageOf(row, deliverables));
}

export async function getAdminPackage(db: Database | Tx, id: string): Promise<AdminPackage> {
  const row = await adminRows(db).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('not_found', 'We couldn’t find this package.');
  return adminPackageOf(row, await deliverablesOf(db, [id]));
}

function packageRows(db: Database | Tx) {
  return db
    .selectFrom('content_packages')
    .select(['id', 'package_name', 'description', 'low_payout_cents', 'high_payout_cents', 'archived_at']);
}

function adminRows(db: Database | Tx) {
  return packageRows(db)
    .select('version')
    .select((eb) =>
      eb
        .selectFrom('campaigns')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('campaigns.package_id', '=', 'content_packages.id')
        .as('campaign_count'),
    )
    .orderBy('archived_at', (order) => order.desc().nullsFirst())
    .orderBy('sort_order')
    .orderBy('id');
}

type PackageRow = Awaited<ReturnType<ReturnType<typeof packageRows>['executeTakeFirstOrThrow']>>;
type AdminRow = Awaited<ReturnType<ReturnType<typeof adminRows>['executeTakeFirstOrThrow']>>;
type Deliverables = Map<string, ContentPackage['deliverables']>;

function packageOf(row: PackageRow, deliverables: Deliverables): ContentPackage {
  return { ...row, deliverables: deliverables.get(row.id) ?? [] };
}

function adminPackageOf({ campaign_count, version, ...row }: AdminRow, deliverables: Deliverables) {
  return { ...packageOf(row, deliverables), campaign_count: campaign_count ?? 0, version };
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

async function deliverablesOf(db: Database | Tx, ids: readonly string[]): Promise<Deliverables> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_package_deliverables')
    .select(['package_id', 'kind', 'quantity', 'note'])
    .where('package_id', 'in', [...ids])
    .orderBy('sort_order')
    .execute();
  const byPackage: Deliverables = new Map();
  for (const { package_id, ...deliverable } of rows) {
    const listed = byPackage.get(package_id) ?? [];
    byPackage.set(package_id, [...listed, deliverable as ContentPackage['deliverables'][number]]);
  }
  return byPackage;
}
