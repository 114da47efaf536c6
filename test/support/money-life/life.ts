import { expect } from 'vitest';
import { readFigures } from '#server/areas/money/fundings/queries/money-figures.ts';
import { newLiveCampaign, paySpots } from './campaign.ts';
import type { Cast } from './cast.ts';
import { clearChargebacks, takeBack } from './chargeback-steps.ts';
import { disputeSteps, type RunningCampaign } from './dispute-steps.ts';
import { passTime } from './pass-time.ts';
import { payoutSteps } from './payout-steps.ts';
import { refundSteps } from './refund-steps.ts';
import { spotSteps } from './spot-steps.ts';
import type { Step } from './steps.ts';
import { unlessRefused } from './unless-refused.ts';
import { workSteps } from './work-steps.ts';

/** One campaign from the day it is paid in. */
export class MoneyLife {
  readonly cast: Cast;
  readonly running: RunningCampaign;

  private constructor(cast: Cast, running: RunningCampaign) {
    this.cast = cast;
    this.running = running;
  }

  static async begin(cast: Cast, spots: { payout_cents: number; slots: number }): Promise<MoneyLife> {
    cast.context.payments.mood = 'fine';
    const campaign_id = await newLiveCampaign(cast, spots);
    return new MoneyLife(cast, { campaign_id, payout_cents: spots.payout_cents, collaboration_ids: [] });
  }

  async live(step: Step): Promise<void> {
    const { cast, running } = this;
    switch (step.action) {
      case 'more_spots': {
        const { campaign_id, payout_cents } = running;
        return unlessRefused(() =>
          paySpots(cast, { campaign_id, payout_cents, slots: step.count, purpose: 'more_spots' }),
        );
      }
      case 'accept':
      case 'quote':
      case 'return_spots':
        return unlessRefused(() => spotSteps(cast, running, step));
      case 'chargeback':
        return takeBack(cast, running, step);
      case 'work':
      case 'finish':
      case 'cancel':
        return workSteps(cast, running, step);
      case 'dispute':
      case 'decide':
      case 'take_decision':
      case 'appeal':
        return disputeSteps(cast, running, step);
      case 'send_back':
      case 'send_again':
        return refundSteps(cast, running, step);
      case 'payout':
      case 'call_back':
        return payoutSteps(cast, step);
      case 'wait':
        return passTime(cast, step.hours);
      case 'mood':
        cast.context.payments.mood = step.mood;
    }
  }

  /** Every cent that was paid in is somewhere, and what creators were promised is there. */
  async check(): Promise<void> {
    const figures = await readFigures(this.cast.context.db, this.running.campaign_id);
    const { paid_in_cents, held_cents, fees_held_cents, released_cents, refunded_cents } = figures;
    expect(held_cents + fees_held_cents + released_cents + refunded_cents).toBe(paid_in_cents);
    expect(held_cents + fees_held_cents).toBeGreaterThanOrEqual(figures.promised_cents);
  }

  /** In the end nothing is held but what was promised, to the cent. */
  async end(): Promise<void> {
    this.cast.context.payments.mood = 'fine';
    await clearChargebacks(this.cast);
    await passTime(this.cast, 1);
    await this.live({ action: 'return_spots' });
    const figures = await readFigures(this.cast.context.db, this.running.campaign_id);
    expect(figures.held_cents + figures.fees_held_cents).toBe(figures.promised_cents);
  }
}
