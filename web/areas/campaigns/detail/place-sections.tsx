import { MapPin } from 'lucide-react';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import { describeHours } from '#domain/businesses/opening-hours.ts';
import { LabelSection } from './label-section.tsx';
import { MapOnApproach } from './map-on-approach.tsx';
import { placeLine } from './place-words.ts';

/** The place of the campaign, and its opening hours. */
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
                  {place.hours ? (
                    <span className="num block text-sm text-ink-2">Open {describeHours(place.hours)}</span>
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
              ? 'They ship it to you, and you film anywhere. Your deadline starts when it arrives. They see your mailing address only if they accept you.'
              : 'Remote. Film anywhere.'}
          </p>
        </LabelSection>
      ) : null}
    </>
  );
}
