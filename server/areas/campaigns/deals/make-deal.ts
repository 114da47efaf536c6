import { createHash } from 'node:crypto';
import type { Brief } from '#contract/campaigns/briefs.ts';
import type { Deal } from '#contract/campaigns/deals.ts';
import { canonicalTerms } from '#domain/campaigns/deal-terms.ts';
import { businessFeeCents, creatorFeeCents } from '#domain/money/fees.ts';
import { splitOver } from '#domain/work/deliverable-shares.ts';

interface Agreed {
  /** Of the campaign, or of the work once there is a contract. */
  id: string;
  business_name: string;
  brief: Brief;
  deliverables: readonly (Brief['deliverables'][number] & { share_cents: number })[];
  payout_cents: number;
  business_fee_cents: number;
  creator_fee_cents: number;
}

/** The receipt of terms that are fixed. */
export function dealOf({ id, business_name, brief, deliverables, ...amounts }: Agreed): Deal {
  const { rights_channels, rights_paid_ads, rights_months } = brief;
  const terms = { ...brief, ...amounts, deliverables };
  return {
    number: dealNumber(id),
    digest: createHash('sha256').update(canonicalTerms(terms)).digest('hex'),
    business_name,
    deliverables: deliverables.map(({ kind, quantity, share_cents }) => ({ kind, quantity, share_cents })),
    rights_channels,
    rights_paid_ads,
    rights_months,
    ...amounts,
  };
}

interface Offered {
  id: string;
  business_name: string;
  payout_cents: number;
  fee_percent: number;
  creator_fee_percent: number;
}

/** The receipt of a spot as it is offered now, before there is a contract. */
export function offeredDeal(brief: Brief, offered: Offered): Deal {
  const { id, business_name, payout_cents, fee_percent, creator_fee_percent } = offered;
  const shares = splitOver(payout_cents, brief.deliverables);
  return dealOf({
    id,
    business_name,
    brief,
    deliverables: brief.deliverables.map((one, at) => ({ ...one, share_cents: shares[at] ?? 0 })),
    payout_cents,
    business_fee_cents: businessFeeCents(payout_cents, fee_percent),
    creator_fee_cents: creatorFeeCents(payout_cents, creator_fee_percent),
  });
}

function dealNumber(id: string): string {
  return id.slice(-12).toUpperCase();
}
