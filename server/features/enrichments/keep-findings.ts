import { FINDING_VALUES } from '#contract/enrichments.ts';
import type { FindingField } from '#domain/enrichment.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Found } from '../../enrichment/read-website.ts';
import { isSameValue } from './same-value.ts';

const MOST_FINDINGS = 60;

/** Writes down what was found, once, and keeps what the owner decided when the same was found before. */
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
