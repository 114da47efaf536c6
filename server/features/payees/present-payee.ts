import type { Payee } from '#contract/payees.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { PaymentFailure } from '../../payments/payment-failure.ts';
import { getOwnCreatorId } from '../applications/own-application.ts';
import { findPayee } from './hold-payee.ts';
import { lookAtPayee } from './look-at-payee.ts';

type Row = Awaited<ReturnType<typeof findPayee>>;

/** Of the bank only what people recognize it by. Who never began has no account, and nothing to set. */
export function presentPayee(row: Row): Payee {
  const isBegun = row?.provider_reference != null;
  return {
    status: isBegun ? row.status : 'none',
    bank_name: row?.bank_name ?? null,
    bank_last4: row?.bank_last4 ?? null,
    failure: row?.failure ?? null,
    checked_at: row?.checked_at ?? null,
    tax_form_at: row?.tax_form_at ?? null,
    is_weekly: row ? row.next_weekly_at !== null : false,
    next_weekly_at: row?.next_weekly_at ?? null,
  };
}

export async function getOwnPayee(context: Context, userId: string): Promise<Payee> {
  const creatorId = await getOwnCreatorId(context.db, userId);
  return presentPayee(await findPayee(context.db, context, creatorId));
}

/** Whoever comes back from the page of the provider sees at once what it knows. */
export async function readOwnPayee(context: Context, userId: string): Promise<Payee> {
  const creatorId = await getOwnCreatorId(context.db, userId);
  const row = await findPayee(context.db, context, creatorId);
  if (row === undefined) throw new Problem('conflict', 'Connect a payout account first.');
  try {
    await lookAtPayee(context, row.id);
  } catch (cause) {
    // What is known stands, until the provider answers again.
    if (!(cause instanceof PaymentFailure)) throw cause;
  }
  return presentPayee(await findPayee(context.db, context, creatorId));
}
