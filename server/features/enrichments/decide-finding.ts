import type { z } from 'zod';
import { FINDING_VALUES, type FoundPicture, type findingDecision } from '#contract/enrichments.ts';
import type { FindingField } from '#domain/enrichment.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { takeFromLimit } from '../../http/rate-limits.ts';
import { applyFinding } from './apply-finding.ts';
import { storeFoundPicture } from './store-found-picture.ts';

type Decision = z.output<typeof findingDecision>;

interface Asked {
  user_id: string;
  finding_id: string;
}

const PICTURES = { most: 60, seconds: 3600 };

/** Accepted as found, changed by hand, or left out. Said twice it is the same. */
export async function decideFinding(
  context: Context,
  asked: Asked,
  { decision, value }: Decision,
): Promise<void> {
  const held = await inTransaction(context.db, async (tx) => {
    const finding = await holdFinding(tx, asked);
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
  const isPicture = held.field === 'logo' || held.field === 'photo';
  if (isPicture && decision === 'accepted' && held.decision !== 'accepted')
    await keepPicture(context, asked, held);
}

/** The picture is fetched after the decision is written, so that of many calls at once one fetches it. */
async function keepPicture(context: Context, { user_id }: Asked, held: HeldFinding): Promise<void> {
  await takeFromLimit(context.db, `keep-picture:${user_id}`, PICTURES);
  const role = held.field === 'logo' ? 'logo' : 'gallery';
  const isStored = await storeFoundPicture(context, {
    business_id: held.business_id,
    role,
    url: (held.value as FoundPicture).url,
    uploaded_by: user_id,
  });
  if (isStored) return;
  await context.db
    .updateTable('enrichment_findings')
    .set({ decision: null, decided_at: null })
    .where('id', '=', held.id)
    .execute();
  throw new Problem(
    'unavailable',
    'The picture could not be fetched any more. Upload it from your device instead.',
  );
}

type HeldFinding = Awaited<ReturnType<typeof holdFinding>>;

/** Held with its reading, so that two decisions about one question come one after the other. */
async function holdFinding(tx: Tx, { user_id, finding_id }: Asked) {
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
  if (!finding?.business_id) throw new Problem('not_found', 'There is no such finding.');
  return { ...finding, business_id: finding.business_id, field: finding.field as FindingField };
}

function parse(field: FindingField, value: unknown): unknown {
  const parsed = FINDING_VALUES[field].safeParse(value);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? 'This does not fit here';
  throw new Problem('invalid_input', `${message}.`, [{ path: 'value', message }]);
}

/** One answer to a question: yes to one is no to the others, also to one that was taken before. */
async function dismissOthers(
  tx: Tx,
  { id, enrichment_id, field }: HeldFinding,
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
