import type { Selectable } from 'kysely';
import type { SandboxPayeeStatus } from '#domain/money/payment-provider.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { SandboxPayees } from '#server/platform/db/tables.gen.ts';
import { PaymentFailure } from './payment-failure.ts';
import type { OnboardOrder, PayeeOrder, ProviderPayee } from './payment-provider.ts';
import { announce } from './sandbox-events.ts';
import { newSandboxId } from './sandbox-id.ts';
import type { SandboxParts } from './sandbox-parts.ts';

export async function createSandboxPayee(
  { db, now }: Pick<SandboxParts, 'db' | 'now'>,
  { id, email, full_name }: PayeeOrder,
): Promise<ProviderPayee> {
  await db
    .insertInto('sandbox_payees')
    .values({
      id: newSandboxId('payee'),
      our_id: id,
      email,
      full_name,
      status: 'incomplete',
      created_at: now().toISOString(),
    })
    .onConflict((oc) => oc.column('our_id').doNothing())
    .execute();
  return toPayee(await rowsOf(db).where('our_id', '=', id).executeTakeFirstOrThrow());
}

export async function onboardSandboxPayee(
  { config, db }: SandboxParts,
  { id, reference, return_url }: OnboardOrder,
): Promise<{ url: string }> {
  const row = await db
    .updateTable('sandbox_payees')
    .set({ return_url })
    .where('our_id', '=', id)
    .where('id', '=', reference)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new PaymentFailure('refused', 'We can’t find that payee.');
  return { url: `${config.app_url}/sandbox/payee/${row.id}` };
}

export async function findSandboxPayee(
  { db }: Pick<SandboxParts, 'db'>,
  ourId: string,
): Promise<ProviderPayee | null> {
  const row = await rowsOf(db).where('our_id', '=', ourId).executeTakeFirst();
  return row ? toPayee(row) : null;
}

type PayeeChange = Partial<Omit<Selectable<SandboxPayees>, 'id' | 'our_id' | 'created_at'>>;

/** Changes the sandbox's record of a payee, and sends us a message. */
export async function changeSandboxPayee(
  tx: Tx,
  parts: Pick<SandboxParts, 'queue' | 'now'>,
  { id, from, change }: { id: string; from?: SandboxPayeeStatus; change: PayeeChange },
): Promise<void> {
  const row = await tx
    .updateTable('sandbox_payees')
    .set(change)
    .where('id', '=', id)
    .$call((query) => (from === undefined ? query : query.where('status', '=', from)))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return;
  await announce(tx, parts, 'payee.updated', { kind: 'payee', our_id: row.our_id, payee: toPayee(row) });
}

function rowsOf(db: SandboxParts['db']) {
  return db.selectFrom('sandbox_payees').selectAll();
}

function toPayee(row: Selectable<SandboxPayees>): ProviderPayee {
  const { id, status, bank_name, bank_last4, has_tax_form, failure } = row;
  return {
    reference: id,
    status,
    bank_name,
    bank_last4,
    bank_fingerprint: bank_last4 === null ? null : `${bank_name} ${bank_last4}`,
    has_tax_form,
    failure,
  };
}
