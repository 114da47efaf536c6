import type { Payee } from '#contract/money/payees.ts';
import { bankSettlesAt, isBankNew } from '#domain/money/may-be-paid.ts';
import { getOwnCreatorId } from '#server/areas/creators/profiles/queries/get-own-creator-id.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import { refreshPayee } from './commands/refresh-payee.ts';
import { findPayee } from './lock.ts';

type Row = Awaited<ReturnType<typeof findPayee>>;

/** Shows only the parts of the bank details by which people recognize it. */
export function presentPayee(row: Row, now: Date): Payee {
  const isBegun = row?.provider_reference != null;
  return {
    status: isBegun ? row.status : 'none',
    bank_name: row?.bank_name ?? null,
    bank_last4: row?.bank_last4 ?? null,
    failure: row?.failure ?? null,
    checked_at: row?.checked_at ?? null,
    tax_form_at: row?.tax_form_at ?? null,
    payouts_from:
      row && isBankNew(row.bank_changed_at, now) ? bankSettlesAt(row.bank_changed_at).toISOString() : null,
    is_stopped: row?.stopped_at != null,
    is_weekly: row ? row.next_weekly_at !== null : false,
    next_weekly_at: row?.next_weekly_at ?? null,
  };
}

export async function getOwnPayee(context: Context, userId: string): Promise<Payee> {
  const creatorId = await getOwnCreatorId(context.db, userId);
  return presentPayee(await findPayee(context.db, context, creatorId), context.now());
}

/** Reads the account from the provider first, so that people who return from its page see the current state. */
export async function readOwnPayee(context: Context, userId: string): Promise<Payee> {
  const creatorId = await getOwnCreatorId(context.db, userId);
  const row = await findPayee(context.db, context, creatorId);
  if (row === undefined) throw new Problem('conflict', 'Connect a payout account first.');
  try {
    await refreshPayee(context, row.id);
  } catch (cause) {
    // Keep the last known state until the provider answers again.
    if (!(cause instanceof PaymentFailure)) throw cause;
  }
  return presentPayee(await findPayee(context.db, context, creatorId), context.now());
}
