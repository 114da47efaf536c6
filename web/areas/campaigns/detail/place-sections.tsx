import { MapPin } from 'lucide-react';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import { responseWords } from '#domain/businesses/response-words.ts';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { LabelSection } from './label-section.tsx';
import { MapOnApproach } from './map-on-approach.tsx';
import { placeLine } from './place-words.ts';

/** The location of the campaign and its business. */
export function PlaceSections({ campaign }: { campaign: CampaignDetail }) {
  const { places, brief } = campaign;
  return (
    <>
      {places.length > 0 ? (
        <LabelSection title="Where">
          <ul className="grid gap-2">
            {places.map((place) => (
              <li key={place.id} className="flex gap-3 text-md">
                <MapPin aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75] text-ink-2" />
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{place.location_name}</span>{' '}
                  <span className="text-ink-2">{placeLine(place)}</span>
                  {place.address === null ? (
                    <span className="block text-sm text-ink-3">
                      You’ll see the street address once you’re accepted.
                    </span>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
          <MapOnApproach campaign={campaign} />
        </LabelSection>
      ) : brief.fulfilment === 'shipping' || brief.fulfilment === 'remote' ? (
        <LabelSection title="Where">
          <p className="text-md text-ink-2">
            {brief.fulfilment === 'shipping'
              ? 'They ship it to you. Film anywhere.'
              : 'Remote. Film anywhere.'}
          </p>
        </LabelSection>
      ) : null}
      <TheShop campaign={campaign} />
    </>
  );
}

function TheShop({ campaign: { id, business, shop } }: { campaign: CampaignDetail }) {
  const answer = responseWords(shop.response_hours);
  return (
    <LabelSection title="The shop">
      <div className="flex gap-5">
        <ShopThumbnail shop={{ ...business, id }} className="w-24 shrink-0 self-start" />
        <div className="min-w-0">
          <h3 className="type-item wrap-anywhere">{business.business_name}</h3>
          {business.description ? (
            <p className="mt-0.5 line-clamp-4 text-md wrap-anywhere text-ink-2">{business.description}</p>
          ) : null}
          <p className="num mt-2.5 flex flex-wrap gap-x-6 gap-y-1 text-base text-ink-2">
            <span>
              <b className="font-semibold text-ink">{shop.campaign_count}</b>{' '}
              {shop.campaign_count === 1 ? 'campaign' : 'campaigns'}
            </span>
            <span>
              <b className="font-semibold text-ink">{shop.creator_count}</b>{' '}
              {shop.creator_count === 1 ? 'creator' : 'creators'} accepted
            </span>
            {answer ? <span>{answer}</span> : null}
          </p>
        </div>
      </div>
    </LabelSection>
  );
}
