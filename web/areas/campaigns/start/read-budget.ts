import { type BudgetSplit, splitBudget } from '#domain/campaigns/budget.ts';
import { SLOTS_MAX } from '#domain/campaigns/campaign-limits.ts';
import { readDollars } from '#web/components/profile/price-words.ts';

type Typed = { total: string; creators: string };

/** The split of what was typed, or what is wrong with it. */
export function readBudget({ total, creators }: Typed, fee_percent: number): BudgetSplit {
  const total_cents = readDollars(total);
  if (total_cents === null) {
    const message = total.trim() === '' ? 'Enter your budget, such as 900' : 'Enter dollars, such as 900';
    return { fits: false, field: 'total_cents', message };
  }
  const creator_count = /^\d{1,4}$/.test(creators.trim()) ? Number(creators) : Number.NaN;
  if (Number.isNaN(creator_count)) {
    return { fits: false, field: 'creator_count', message: `Enter a number from 1 to ${SLOTS_MAX}` };
  }
  return splitBudget({ total_cents, creator_count, fee_percent });
}
