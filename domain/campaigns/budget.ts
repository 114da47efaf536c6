import { formatCents } from '#domain/format/money.ts';
import { type FundingReceipt, fundingReceipt } from '#domain/money/fees.ts';
import { PAYOUT_MAX_CENTS, PAYOUT_MIN_CENTS, SLOTS_MAX } from './campaign-limits.ts';

/** The highest sum somebody can type as a budget: every spot at the highest payout, with room for any fee. */
export const BUDGET_MAX_CENTS = PAYOUT_MAX_CENTS * SLOTS_MAX * 2;

export interface Budget {
  /** The most the business wants to pay, fee included. */
  total_cents: number;
  creator_count: number;
  fee_percent: number;
}

export type BudgetSplit =
  | { fits: true; receipt: FundingReceipt; left_cents: number }
  /** Why it can't be split like that, and what would work. */
  | { fits: false; field: 'total_cents' | 'creator_count'; message: string };

/** Splits a budget so that the charge is as close to it as whole cents allow, and never above. */
export function splitBudget({ total_cents, creator_count, fee_percent }: Budget): BudgetSplit {
  if (creator_count > SLOTS_MAX) {
    return refusal('creator_count', `A campaign can have up to ${SLOTS_MAX} creators.`);
  }
  if (creator_count < 1) return refusal('creator_count', 'Choose at least one creator.');
  const payout = highestPayout({ total_cents, creator_count, fee_percent });
  if (payout < PAYOUT_MIN_CENTS) return tooSmall({ total_cents, creator_count, fee_percent });
  if (payout > PAYOUT_MAX_CENTS) return tooLarge({ total_cents, creator_count, fee_percent });
  const receipt = fundingReceipt(payout, creator_count, fee_percent);
  return { fits: true, receipt, left_cents: total_cents - receipt.total_cents };
}

/** The highest payout in whole cents whose charge for all creators stays within the total. */
function highestPayout({ total_cents, creator_count, fee_percent }: Budget): number {
  const fits = (payout: number) =>
    fundingReceipt(payout, creator_count, fee_percent).total_cents <= total_cents;
  // The estimate ignores the rounding of the fee, which is less than a cent, so it is at most a few cents off.
  let payout = Math.max(0, Math.floor((total_cents * 100) / (creator_count * (100 + fee_percent))));
  while (payout > 0 && !fits(payout)) payout -= 1;
  while (fits(payout + 1)) payout += 1;
  return payout;
}

function tooSmall({ total_cents, fee_percent }: Budget): BudgetSplit {
  const least = fundingReceipt(PAYOUT_MIN_CENTS, 1, fee_percent).total_cents;
  const most = Math.min(SLOTS_MAX, Math.floor(total_cents / least));
  const lowest = formatCents(PAYOUT_MIN_CENTS);
  if (most === 0) {
    return refusal(
      'total_cents',
      `The smallest budget is ${formatCents(least)}: one creator at ${lowest}, plus our fee.`,
    );
  }
  const creators = most === 1 ? 'one creator' : `up to ${most} creators`;
  return refusal(
    'creator_count',
    `With ${formatCents(total_cents)} you can pay ${creators}. Each payout must be at least ${lowest}.`,
  );
}

function tooLarge({ total_cents, creator_count, fee_percent }: Budget): BudgetSplit {
  const highest = formatCents(PAYOUT_MAX_CENTS);
  const each = fundingReceipt(PAYOUT_MAX_CENTS, 1, fee_percent).total_cents;
  const needed = Math.ceil(total_cents / each);
  const most = formatCents(each * creator_count);
  const who = creator_count === 1 ? 'one creator' : `${creator_count} creators`;
  const more = needed <= SLOTS_MAX ? `, or choose ${needed} creators` : '';
  return refusal(
    'total_cents',
    `A creator can be paid up to ${highest}. For ${who}, enter ${most} or less${more}.`,
  );
}

function refusal(field: 'total_cents' | 'creator_count', message: string): BudgetSplit {
  return { fits: false, field, message };
}
