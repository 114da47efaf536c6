import { sql } from 'kysely';
import type { Receipt } from '#contract/money/fundings.ts';
import type { State } from '#domain/accounts/mailing-address.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

interface Issue {
  funding_id: string;
  revision: number;
  reference: string | null;
  /** The owner who corrected it; null with the payment. */
  issued_by: string | null;
}

/** Writes down whom a receipt is made out to, with the details on file now. A revision that exists stays as it is. */
export async function issueReceipt(
  tx: Tx,
  { funding_id, revision, reference, issued_by }: Issue,
  now: Date,
): Promise<void> {
  await sql`
    insert into receipt_revisions (funding_id, revision, business_name, address, legal_name, ein, street, unit, city,
      state, zip, reference, issued_at, issued_by)
    select f.id, ${revision}, b.business_name, l.address, d.legal_name, d.ein, d.street, d.unit, d.city, d.state, d.zip,
      ${reference}, ${now.toISOString()}::timestamptz, ${issued_by}::uuid
    from fundings f
    join businesses b on b.id = f.business_id
    left join business_locations l on l.business_id = b.id and l.is_primary
    left join business_tax_details d on d.business_id = b.id
    where f.id = ${funding_id}
    on conflict (funding_id, revision) do nothing`.execute(tx);
}

/** All revisions of a receipt, latest first. */
export async function listRevisions(db: Database | Tx, fundingId: string) {
  const rows = await db
    .selectFrom('receipt_revisions')
    .selectAll()
    .where('funding_id', '=', fundingId)
    .orderBy('revision', 'desc')
    .limit(20)
    .execute();
  return rows;
}
export type Revision = Awaited<ReturnType<typeof listRevisions>>[number];

/** The tax details printed on a revision, for the owner. */
export function taxDetailsOf({
  legal_name,
  street,
  city,
  state,
  zip,
  ein,
  unit,
}: Revision): Receipt['tax_details'] {
  if (legal_name === null || street === null || city === null || state === null || zip === null) return null;
  return { legal_name, ein, street, unit, city, state: state as State, zip };
}
