import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { unpaidSpots } from '#domain/campaigns/spots.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { Slots } from '#web/ui/slots.tsx';
import { counted } from './count-words.ts';

type CampaignSlotsProps = {
  campaign: Pick<
    OwnCampaign,
    'status' | 'is_offer' | 'selection_closes_on' | 'slots' | 'funded_slots' | 'taken_slots'
  >;
  now: Date;
};

/** The filled spots. While creators can still be chosen, only paid spots count. */
export function CampaignSlots({ campaign, now }: CampaignSlotsProps) {
  const { slots, funded_slots, taken_slots } = campaign;
  const missing = notPaidIn(campaign, now);
  return (
    <span className="grid gap-0.5">
      <Slots total={missing > 0 ? funded_slots : slots} filled={taken_slots} />
      {missing > 0 ? (
        <span className="num text-sm text-ink-2">{counted(missing, 'spot')} not funded</span>
      ) : null}
    </span>
  );
}

/** The spots that would open once they are paid for. */
export function notPaidIn(campaign: CampaignSlotsProps['campaign'], now: Date): number {
  const { status, is_offer, selection_closes_on } = campaign;
  // Spots of an offer that were refunded are never bought again.
  if (is_offer) return 0;
  const isOpen = status === 'live' || status === 'paused';
  const isPicking =
    status === 'closed' && selection_closes_on !== null && selection_closes_on >= newYorkDate(now);
  return isOpen || isPicking ? unpaidSpots(campaign) : 0;
}
