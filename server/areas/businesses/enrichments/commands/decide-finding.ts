import type { z } from 'zod';
import { FINDING_VALUES, type FoundPicture, type findingDecision } from '#contract/businesses/enrichments.ts';
import type { FindingField } from '#domain/businesses/enrichment.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { Problem } from '#server/platform/errors.ts';
import { takeFromLimit } from '#server/platform/http/rate-limits.ts';
import { applyFinding } from './apply-finding.ts';
import { storeFoundPicture } from './store-found-picture.ts';

type Decision = z.output<typeof findingDecision>;

interface Asked {
  user_id: string;
  finding_id: string;
}

const PICTURES = { most: 60, seconds: 3600 };

/** Accepts a finding, changes it by hand, or dismisses it. Repeating a decision changes nothing. */
export async function decideFinding(
  context: Context,
  asked: Asked,
  { decision, value }: Decision,
): Promise<void> {
  const locked = await inTransaction(context.db, async (tx) => {
    const finding = await lockFinding(tx, asked);
    const isKept = decision !== 'dismissed';
    const chosen = decision === 'changed' && value !== undefined ? parse(finding.field, value) : null;
    const at = context.now().toISOString();
    if (isKept && finding.field !== 'photo') await dismissOthers(tx, finding, at);
    await tx
      .updateTable('enrichment_findings')
      .set({ decision, decided_at: at, chosen: chosen === null ? null : JSON.stringify(chosen) })
      .where('id', '=', finding.id)
      .execute();
    if (isKept) await applyFinding(context, tx, finding.business_id, finding.field, chosen ?? finding.value);
    return finding;
  });
  const isPicture = locked.field === 'logo' || locked.field === 'photo';
  if (isPicture && decision === 'accepted' && locked.decision !== 'accepted')
    await keepPicture(context, asked, locked);
}

/** Fetches the picture after the decision is written, so that only one of several parallel calls does. */
async function keepPicture(context: Context, { user_id }: Asked, locked: LockedFinding): Promise<void> {
  await takeFromLimit(context.db, `keep-picture:${user_id}`, PICTURES);
  const role = locked.field === 'logo' ? 'logo' : 'gallery';
  const isStored = await storeFoundPicture(context, {
    business_id: locked.business_id,
    role,
    url: (locked.value as FoundPicture).url,
    uploaded_by: user_id,
  });
  if (isStored) return;
  await context.db
    .updateTable('enrichment_findings')
    .set({ decision: null, decided_at: null })
    .where('id', '=', locked.id)
    .execute();
  throw new Problem('unavailable', 'We couldn’t download the picture. Upload it from your device instead.');
}

type LockedFinding = Awaited<ReturnType<typeof lockFinding>>;

/** Locks the finding with its enrichment, so that two decisions about one field run one after the other. */
async function lockFinding(tx: Tx, { user_id, finding_id }: Asked) {
  const finding = await tx
    .selectFrom('enrichment_findings')
    .innerJoin('enrichments', 'enrichments.id', 'enrichment_findings.enrichment_id')
    .innerJoin('business_members', 'business_members.business_id', 'enrichments.business_id')
    .select([
      'enrichment_findings.id',
      'enrichment_id',
      'field',
      'value',
      'decision',
      'enrichments.business_id',
    ])
    .where('enrichment_findings.id', '=', finding_id)
    .where('business_members.user_id', '=', user_id)
    .where('business_members.role', '=', 'owner')
    .where('business_members.status', '=', 'active')
    .forUpdate(['enrichments', 'enrichment_findings'])
    .executeTakeFirst();
  if (!finding?.business_id) throw new Problem('not_found', 'We can’t find that result.');
  return { ...finding, business_id: finding.business_id };
}

function parse(field: FindingField, value: unknown): unknown {
  const parsed = FINDING_VALUES[field].safeParse(value);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? 'This doesn’t fit here';
  throw new Problem('invalid_input', `${message}.`, [{ path: 'value', message }]);
}

/** A field takes one answer: accepting a finding dismisses the others, also one accepted earlier. */
async function dismissOthers(
  tx: Tx,
  { id, enrichment_id, field }: LockedFinding,
  decided_at: string,
): Promise<void> {
  await tx
    .updateTable('enrichment_findings')
    .set({ decision: 'dismissed', decided_at })
    .where('enrichment_id', '=', enrichment_id)
    .where('field', '=', field)
    .where('id', '!=', id)
    .execute();
}
