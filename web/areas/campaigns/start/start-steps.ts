import type { QuickPostSetup } from '#contract/campaigns/quick-posts.ts';
import type { CampaignTemplate } from '#contract/campaigns/templates.ts';
import { fundingReceipt } from '#domain/money/fees.ts';
import { toDollars } from '#web/components/profile/price-words.ts';
import type { Answers, Schedule } from './answers.ts';

export const STEP_HREFS = {
  budget: '/business/campaigns/new?step=budget',
  schedule: '/business/campaigns/new?step=schedule',
} as const;

/** What is proposed, until somebody answers. */
export function proposedSchedule(setup: QuickPostSetup): Schedule {
  const { fulfilment, location_ids, application_deadline, content_due_days } = setup;
  return { fulfilment, location_ids, application_deadline, content_due_days };
}

/** The answers a template begins with: its price with the fee of now, its place, and new dates. */
export function answersFrom(
  { id, creator_payout_cents, slots, fulfilment, location_ids, content_due_days }: CampaignTemplate,
  setup: QuickPostSetup,
  before: Answers,
): Answers {
  const proposed = proposedSchedule(setup);
  return {
    source: { kind: 'template', id },
    total:
      creator_payout_cents === null
        ? before.total
        : toDollars(fundingReceipt(creator_payout_cents, slots, setup.business_fee_percent).total_cents),
    creators: String(slots),
    schedule: {
      ...proposed,
      fulfilment: fulfilment ?? proposed.fulfilment,
      location_ids: location_ids.length > 0 ? location_ids : proposed.location_ids,
      content_due_days: content_due_days ?? proposed.content_due_days,
    },
    campaign_id: null,
  };
}
