import type { Enrichment, Finding, PageRead } from '#contract/businesses/enrichments.ts';
import type { EnrichmentSource } from '#domain/businesses/enrichment.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';

/** An enrichment takes twenty seconds at most, so one that is still running after this time was interrupted. */
const BROKEN_OFF_AFTER_MS = 90_000;
const BROKEN_OFF = 'We couldn’t finish reading your website. Try again.';

type Rows = Database | Tx;

export async function findEnrichment(db: Rows, id: string, now: Date): Promise<Enrichment | null> {
  const row = await enrichmentQuery(db).where('enrichments.id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return present(row, await listFindings(db, id), now);
}

/** The last enrichment of a business, with earlier accepted findings for fields that have none in it. */
export async function findLatestEnrichment(
  db: Rows,
  businessId: string,
  now: Date,
): Promise<Enrichment | null> {
  const row = await enrichmentQuery(db)
    .where('enrichments.business_id', '=', businessId)
    .orderBy('enrichments.created_at', 'desc')
    .orderBy('enrichments.id', 'desc')
    .executeTakeFirst();
  if (row === undefined) return null;
  const findings = await listFindings(db, row.id);
  return present(row, [...findings, ...(await listEarlier(db, businessId, row.id, findings))], now);
}

export function enrichmentQuery(db: Rows) {
  return db
    .selectFrom('enrichments')
    .select([
      'enrichments.id',
      'enrichments.website_url',
      'enrichments.sources',
      'enrichments.status',
      'enrichments.failure',
      'enrichments.pages',
      'enrichments.started_at',
      'enrichments.finished_at',
      'enrichments.created_at',
    ]);
}

type EnrichmentRow = Awaited<ReturnType<ReturnType<typeof enrichmentQuery>['executeTakeFirstOrThrow']>>;

export function present(row: EnrichmentRow, findings: Finding[], now: Date): Enrichment {
  const { started_at, finished_at, created_at } = row;
  const isOpen = row.status === 'queued' || row.status === 'running';
  const hasBrokenOff = isOpen && now.getTime() - Date.parse(started_at ?? created_at) > BROKEN_OFF_AFTER_MS;
  return {
    id: row.id,
    website_url: row.website_url,
    sources: row.sources as EnrichmentSource[],
    status: hasBrokenOff ? 'failed' : row.status,
    failure: hasBrokenOff ? BROKEN_OFF : row.failure,
    pages: row.pages as unknown as PageRead[],
    took_ms: started_at && finished_at ? Date.parse(finished_at) - Date.parse(started_at) : null,
    created_at,
    finished_at,
    findings,
  };
}

function findingQuery(db: Rows) {
  return db
    .selectFrom('enrichment_findings')
    .select([
      'enrichment_findings.id',
      'field',
      'value',
      'chosen',
      'source_url',
      'source_kind',
      'note',
      'confidence',
      'decision',
    ]);
}

async function listFindings(db: Rows, enrichmentId: string): Promise<Finding[]> {
  const rows = await findingQuery(db)
    .where('enrichment_id', '=', enrichmentId)
    .orderBy('field')
    .orderBy('confidence', 'desc')
    .orderBy('enrichment_findings.id')
    .limit(100)
    .execute();
  return rows as Finding[];
}

async function listEarlier(
  db: Rows,
  businessId: string,
  latestId: string,
  present: readonly Finding[],
): Promise<Finding[]> {
  const rows = (await findingQuery(db)
    .innerJoin('enrichments', 'enrichments.id', 'enrichment_findings.enrichment_id')
    .where('enrichments.business_id', '=', businessId)
    .where('enrichments.id', '!=', latestId)
    .where('decision', 'in', ['accepted', 'changed'])
    .where('field', '!=', 'photo')
    .orderBy('decided_at', 'desc')
    .limit(50)
    .execute()) as Finding[];
  const isSettled = ({ field }: Finding) =>
    present.some((one) => one.field === field && (one.decision === 'accepted' || one.decision === 'changed'));
  return rows.filter(
    (row, index) => !isSettled(row) && rows.findIndex(({ field }) => field === row.field) === index,
  );
}
