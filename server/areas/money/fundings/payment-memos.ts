import type { Selectable } from 'kysely';
import { z } from 'zod';
import { FUNDING_PURPOSES, REFUND_REASONS } from '#domain/money/funding-states.ts';
import type { Fundings, Refunds } from '#server/platform/db/tables.gen.ts';
import type { Memo } from '#server/platform/payments/payment-provider.ts';

const whole = z.coerce.number().int().min(0);

/** The columns of `fundings` that never change: enough to restore the row. */
const fundingMemo = z.object({
  business_id: z.uuid(),
  campaign_id: z.uuid(),
  purpose: z.enum(FUNDING_PURPOSES),
  slots: whole,
  payout_cents: whole,
  fee_cents: whole,
  fee_percent: whole,
  started_by: z.uuid(),
  application_id: z.uuid().nullable().default(null),
  quote_id: z.uuid().nullable().default(null),
  agreed_cents: whole.nullable().default(null),
  reference: z.string().max(60).nullable().default(null),
});
export type FundingMemo = z.output<typeof fundingMemo>;

/** The same for a row of `refunds`. The key is that of the decision behind it. */
const refundMemo = z.object({
  funding_id: z.uuid(),
  refund_key: z.string().min(1).max(120),
  reason: z.enum(REFUND_REASONS.map(({ reason }) => reason)),
  slots: whole,
  payout_cents: whole,
  fee_cents: whole,
});
export type RefundMemo = z.output<typeof refundMemo>;

/** Converts values to text, because a provider stores nothing else. */
export function toFundingMemo(row: Pick<Selectable<Fundings>, keyof FundingMemo>): Memo {
  return asTexts(fundingMemo, row);
}

export function toRefundMemo(row: Pick<Selectable<Refunds>, keyof RefundMemo>): Memo {
  return asTexts(refundMemo, row);
}

/** Null if the provider's memo is incomplete, as in releases before there were memos. */
export function readFundingMemo(memo: unknown): FundingMemo | null {
  return fundingMemo.safeParse(memo).data ?? null;
}

export function readRefundMemo(memo: unknown): RefundMemo | null {
  return refundMemo.safeParse(memo).data ?? null;
}

function asTexts({ shape }: z.ZodObject, row: object): Memo {
  const known = Object.entries(row).filter(([key, value]) => key in shape && value !== null);
  return Object.fromEntries(known.map(([key, value]) => [key, String(value)]));
}
