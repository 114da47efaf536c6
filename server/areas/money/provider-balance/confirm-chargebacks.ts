import { applyChargeback } from '#server/areas/money/chargebacks/commands/apply-chargeback.ts';
import type { Context } from '#server/platform/context.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';

const AT_ONCE = 100;

/** Looks up unknown chargebacks and the status of open ones, so that a lost message loses no money. */
export async function confirmChargebacks(context: Context): Promise<void> {
  for (const reference of [...(await listUnknown(context)), ...(await listOpen(context))]) {
    await unlessAway(context, () => confirm(context, reference));
  }
}

async function confirm(context: Context, reference: string): Promise<void> {
  const found = await context.payments.findChargeback(reference);
  if (found === null) return;
  const funding = await context.db
    .selectFrom('fundings')
    .select('id')
    .where('id', '=', found.our_id)
    .executeTakeFirst();
  if (funding) await applyChargeback(context, funding.id, found.chargeback);
}

async function listUnknown({ db, payments }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_entries as e')
    .leftJoin('chargebacks as c', (join) =>
      join.onRef('c.provider_reference', '=', 'e.source').onRef('c.provider', '=', 'e.provider'),
    )
    .select('e.source')
    .distinct()
    .where('e.provider', '=', payments.name)
    .where('e.kind', '=', 'chargeback')
    .where('c.id', 'is', null)
    .limit(AT_ONCE)
    .execute();
  return rows.flatMap(({ source }) => source ?? []);
}

async function listOpen({ db, payments }: Context): Promise<string[]> {
  const rows = await db
    .selectFrom('chargebacks')
    .select('provider_reference')
    .where('provider', '=', payments.name)
    .where('status', '=', 'open')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ provider_reference }) => provider_reference);
}

/** A failed lookup must not hold up the others. */
async function unlessAway(context: Context, look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (cause) {
    if (cause instanceof PaymentFailure) return;
    context.log.error({ err: cause }, 'a chargeback could not be confirmed');
  }
}
