import type { BusinessLocation } from '#contract/businesses/locations.ts';
import { UNTITLED_CAMPAIGN } from '#domain/campaigns/campaign-limits.ts';
import { campaignPlace, shortDescription } from '#domain/campaigns/campaign-words.ts';
import { formatPayout } from '#domain/format/money.ts';
import { DeadlineFact } from '#web/components/campaigns/deadline-fact.tsx';
import { DeliverablesLine } from '#web/components/campaigns/deliverables-line.tsx';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { SpotsLeft } from '#web/components/campaigns/spots-left.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import type { DraftValues } from './draft-values.ts';

export interface BuilderShop {
  id: string;
  business_name: string;
  slug: string;
  industry: string | null;
}

type PreviewCardProps = {
  id: string;
  shop: BuilderShop;
  values: DraftValues;
  place: BusinessLocation | null;
  /** The spots paid for and taken so far; 0 for a campaign that isn't live yet. */
  fundedSlots: number;
  takenSlots: number;
  now: Date;
};

/** The campaign as its row in Discover on a phone, built from the same parts. Nothing in it is interactive. */
export function PreviewCard({ id, shop, values, place, fundedSlots, takenSlots, now }: PreviewCardProps) {
  const { title, description, deliverables, application_deadline, creator_payout_cents } = values;
  const slots = fundedSlots > 0 ? fundedSlots : values.slots;
  const { business_name, slug: business_slug, industry } = shop;
  return (
    <article
      aria-label="Creator preview"
      className="grid grid-cols-[min(6.5rem,26.7vw)_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      <ShopThumbnail shop={{ id, business_name, business_slug, industry }} eager className="w-full" />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-base text-ink-2">
          <span className="font-semibold text-ink">{business_name}</span>{' '}
          {values.fulfilment === null
            ? null
            : campaignPlace(place?.neighborhood ?? null, place?.borough ?? null)}
        </p>
        <h3 className="mt-0.5 type-block-title wrap-anywhere text-balance">
          {title.trim() || UNTITLED_CAMPAIGN}
        </h3>
        <p className="mt-1 text-base wrap-anywhere text-ink-2">{shortDescription(description)}</p>
      </div>
      <p className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-base">
        <DeliverablesLine deliverables={deliverables} />
        <DeadlineFact deadline={application_deadline} now={now} />
        <SpotsLeft slots={slots} left={Math.max(0, slots - takenSlots)} />
      </p>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-3">
        <p>
          <span className="type-list-money">{formatPayout(creator_payout_cents)}</span>{' '}
          <span className="text-sm text-ink-3">per creator</span>
        </p>
        <span aria-hidden="true" className={buttonLook({ size: 'touch' })}>
          Apply
        </span>
      </div>
    </article>
  );
}
