import { campaignPlace } from '#domain/campaign-words.ts';
import type { CampaignDetail } from '#web/api/generated/types.gen.ts';
import { DeadlineFact } from '#web/components/campaigns/deadline-fact.tsx';
import { DeliverablesLine } from '#web/components/campaigns/deliverables-line.tsx';
import { SpotsLeft } from '#web/components/campaigns/spots-left.tsx';
import { placeOf } from './place-words.ts';

type CampaignHeadProps = { campaign: CampaignDetail; now: Date; className?: string };

export function CampaignHead({ campaign, now, className = '' }: CampaignHeadProps) {
  const { brief, business, slots, spots_left } = campaign;
  const place = placeOf(campaign);
  return (
    <header className={`border-line-strong pb-8 lg:border-b ${className}`}>
      <p className="text-touch text-ink-2">
        <span className="font-semibold text-ink">{business.business_name}</span>{' '}
        <span className="ml-1">{campaignPlace(place?.neighborhood ?? null, place?.borough ?? null)}</span>
      </p>
      <h1 className="mt-1.5 type-page-title wrap-anywhere">{brief.title}</h1>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 text-md">
        <DeliverablesLine deliverables={brief.deliverables} />
        <DeadlineFact deadline={brief.application_deadline} now={now} />
        <SpotsLeft slots={slots} left={spots_left} />
      </p>
    </header>
  );
}
