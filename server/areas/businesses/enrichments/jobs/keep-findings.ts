import { FINDING_VALUES } from '#contract/businesses/enrichments.ts';
import type { FindingField } from '#domain/businesses/enrichment.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { newId } from '#server/platform/db/ids.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Found } from '#server/platform/enrichment/read-website.ts';

const MOST_FINDINGS = 60;

/** Stores each finding once, and keeps the owner's earlier decision about an equal finding. */
export async function keepFindings(
  { db }: Pick<Context, 'db'>,
  enrichmentId: string,
  found: readonly Found[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { business_id } = await tx
      .selectFrom('enrichments')
      .select('business_id')
      .where('id', '=', enrichmentId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const here = await tx
      .selectFrom('enrichment_findings')
      .select(['field', 'value'])
      .where('enrichment_id', '=', enrichmentId)
      .execute();
    const decided = business_id === null ? [] : await listDecided(tx, business_id);
    const fresh = found
      .filter(({ field, value }) => FINDING_VALUES[field].safeParse(value).success)
      .filter(
        ({ field, value }) =>
          !here.some((one) => one.field === field && isSameValue(field, one.value, value)),
      )
      .slice(0, Math.max(0, MOST_FINDINGS - here.length));
    for (const { note = null, value, ...finding } of fresh) {
      const before = decided.find(
        (one) => one.field === finding.field && isSameValue(finding.field, one.value, value),
      );
      await tx
        .insertInto('enrichment_findings')
        .values({
          id: newId(),
          enrichment_id: enrichmentId,
          ...finding,
          value: JSON.stringify(value),
          note: note?.slice(0, 200) ?? null,
          ...(before && {
            decision: before.decision,
            decided_at: before.decided_at,
            chosen: before.chosen === null ? null : JSON.stringify(before.chosen),
          }),
        })
        .execute();
    }
  });
}

function listDecided(tx: Tx, businessId: string) {
  return tx
    .selectFrom('enrichment_findings')
    .innerJoin('enrichments', 'enrichments.id', 'enrichment_findings.enrichment_id')
    .select(['field', 'value', 'chosen', 'decision', 'decided_at'])
    .where('enrichments.business_id', '=', businessId)
    .where('decision', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(200)
    .$narrowType<{ field: FindingField }>()
    .execute();
}

/** Whether two findings are equal. Pictures are compared by URL, because their previews may differ each time. */
function isSameValue(field: FindingField, a: unknown, b: unknown): boolean {
  if (field === 'logo' || field === 'photo') return addressOf(a) === addressOf(b);
  return written(a) === written(b);
}

function addressOf(value: unknown): unknown {
  return (value as { url?: string } | null)?.url;
}

/** Sorts keys, because the database returns them in its own order. */
function written(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
