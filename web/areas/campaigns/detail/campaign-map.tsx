import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { CityMap } from '#web/components/map/city-map.tsx';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { placeLine } from './place-words.ts';

export type CampaignMapProps = { campaign: CampaignDetail };

export function CampaignMap({ campaign: { id, places, business } }: CampaignMapProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(neighborhoodOptions(api));
  if (data === undefined) return null;
  const pins = places.flatMap((place) => {
    const { latitude, longitude, location_name } = place;
    if (latitude === null || longitude === null) return [];
    const label = `${location_name}, ${placeLine(place)}`;
    const picture = <ShopThumbnail key={place.id} shop={{ ...business, id }} className="size-full" />;
    return [{ id: place.id, latitude, longitude, label, picture }];
  });
  const marked = places.flatMap(({ neighborhood_slug }) => neighborhood_slug ?? []);
  return (
    <CityMap
      label={`Where ${business.business_name} is, on a map of New York City`}
      pins={pins}
      selectedId={pins[0]?.id ?? null}
      marked={marked}
      neighborhoods={data.neighborhoods}
      className="size-full"
    />
  );
}
