import { newYorkDate } from '#domain/deadlines.ts';
import { unpaidSpots } from '#domain/spots.ts';
import type { OwnCampaign } from '#web/api/generated/types.gen.ts';
import { Slots } from '#web/ui/slots.tsx';
import { counted } from './step-words.ts';

type CampaignSlotsProps = {
  campaign: Pick<OwnCampaign, 'status' | 'picks_close_on' | 'slots' | 'funded_slots' | 'taken_slots'>;
  now: Date;
};

/** How many spots are filled. While somebody can still be picked only what is paid in counts as a spot. */
export function CampaignSlots({ campaign, now }: CampaignSlotsProps) {
  const { slots, funded_slots, taken_slots } = campaign;
  const missing = notPaidIn(campaign, now);
  return (
    <span className="grid gap-0.5">
      <Slots total={missing > 0 ? funded_slots : slots} filled={taken_slots} />
      {missing > 0 ? (
        <span className="num text-sm text-ink-2">{counted(missing, 'spot')} not paid in</span>
      ) : null}
    </span>
  );
}

/** Spots that would be open again once they are paid in. */
export function notPaidIn(campaign: CampaignSlotsProps['campaign'], now: Date): number {
  const { status, picks_close_on } = campaign;
  const isOpen = status === 'live' || status === 'paused';
  const isPicking = status === 'closed' && picks_close_on !== null && picks_close_on >= newYorkDate(now);
  return isOpen || isPicking ? unpaidSpots(campaign) : 0;
}
