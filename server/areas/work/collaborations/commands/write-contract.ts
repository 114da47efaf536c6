import type { Brief } from '#contract/campaigns/briefs.ts';
import type { WorkContract, WorkTimers } from '#contract/work/contracts.ts';
import type { PlatformSettings } from '#domain/base/platform-settings.ts';
import { businessFeeCents, creatorFeeCents } from '#domain/money/fees.ts';
import { splitOver } from '#domain/work/deliverable-shares.ts';
import { reachesFreelanceAct } from '#domain/work/freelance-act.ts';
import {
  afterBusinessDays,
  contentDueAt,
  daysAfter,
  endOfDayAfter,
  hoursAfter,
} from '#domain/work/work-timers.ts';

interface Facts {
  title: string;
  business_name: string;
  full_name: string | null;
  agreed_version: number;
  agreed_at: string | null;
  payout_cents: number;
}

export interface Terms {
  fee_percent: number;
  settings: PlatformSettings;
  /** Of the same two sides, in the days the Freelance Isn't Free Act counts. */
  earlier: { count: number; total_cents: number };
}

/** Writes the contract word for word, from the brief the creator agreed to and the current settings. */
export function writeContract(
  facts: Facts,
  brief: Brief,
  { fee_percent, settings, earlier }: Terms,
  now: Date,
): WorkContract {
  const { payout_cents } = facts;
  const shares = splitOver(payout_cents, brief.deliverables);
  const shipping = shippingOf(brief, settings, now);
  const due_by = shipping === null ? contentDueAt(now, brief.content_due_days) : new Date(shipping.due_by);
  return {
    form: 2,
    campaign_title: facts.title,
    business_name: facts.business_name,
    creator_name: facts.full_name?.trim() || 'A creator',
    brief_version: facts.agreed_version,
    brief_agreed_at: facts.agreed_at,
    brief,
    deliverables: brief.deliverables.map((one, at) => ({ ...one, share_cents: shares[at] ?? 0 })),
    payout_cents,
    business_fee_cents: businessFeeCents(payout_cents, fee_percent),
    creator_fee_cents: creatorFeeCents(payout_cents, settings.creator_fee_percent),
    content_due_at: shipping === null ? due_by.toISOString() : null,
    shipping,
    timers: timersOf(settings),
    clears_by: clearsBy(due_by, settings).toISOString(),
    earlier_contracts: earlier,
    has_rights_notice: reachesFreelanceAct(earlier.total_cents + payout_cents),
    agreed_at: now.toISOString(),
  };
}

/** The drafts of a product that is shipped are due so many days after it arrives. */
function shippingOf(brief: Brief, settings: PlatformSettings, now: Date): WorkContract['shipping'] {
  if (brief.fulfilment !== 'shipping') return null;
  const { ship_days, receipt_days } = settings;
  const ship_by = endOfDayAfter(now, ship_days);
  return {
    ship_days,
    receipt_days,
    ship_by: ship_by.toISOString(),
    due_by: contentDueAt(endOfDayAfter(ship_by, receipt_days), brief.content_due_days).toISOString(),
  };
}

/** The time the payout clears if no changes are requested and each side uses all its time. */
function clearsBy(contentDueAt: Date, settings: PlatformSettings): Date {
  const approved = afterBusinessDays(contentDueAt, settings.review_business_days);
  const verified = hoursAfter(daysAfter(approved, settings.post_within_days), settings.verify_hours);
  return daysAfter(verified, Math.max(settings.pending_days, settings.pending_days_first));
}

function timersOf(settings: PlatformSettings): WorkTimers {
  return {
    review_business_days: settings.review_business_days,
    change_rounds: settings.change_rounds,
    next_version_days: settings.next_version_days,
    post_within_days: settings.post_within_days,
    verify_hours: settings.verify_hours,
    late_grace_hours: settings.late_grace_hours,
    pending_days: settings.pending_days,
    pending_days_first: settings.pending_days_first,
    first_earnings_count: settings.first_earnings_count,
  };
}
