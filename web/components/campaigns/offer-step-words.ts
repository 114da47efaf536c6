import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import type { CampaignStepName } from '#domain/campaigns/campaign-steps.ts';
import { formatCount } from '#domain/format/count.ts';

/** The next step of an offer: its creators answer, and nobody else applies. */
export function offerStepWords(
  { waiting_count }: Pick<OwnCampaign, 'waiting_count'>,
  step: CampaignStepName,
): string {
  switch (step) {
    case 'finish_draft':
      return 'Finish the brief to send the offer';
    case 'fund':
      return 'Pay to send the offer';
    case 'resume':
      return 'Paused';
    case 'paused_by_us':
      return 'We paused it. Contact us.';
    case 'payments_paused':
      return 'Payments are paused. Contact us.';
    case 'in_the_making':
      return 'Creators are working';
    default:
      return waiting_count === 1
        ? '1 creator hasn’t agreed yet'
        : `${formatCount(waiting_count)} creators haven’t agreed yet`;
  }
}
