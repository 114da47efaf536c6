import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { apiQuery } from '#web/api/query.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { CityMap } from '#web/components/map/city-map.tsx';
import type { MapPin } from '#web/components/map/map-pin.ts';
import { neighborhoodOptions } from '#web/components/neighborhood-options.ts';
import { stringifySearch } from '#web/search-params.ts';
import { type DirectoryView, filtersOf } from './directory-view.ts';

type DirectoryMapProps = { shopId: string; view: DirectoryView };

/** Where the creators of the list live, by neighborhood. A pin narrows the list below to its neighborhood. */
export function DirectoryMap({ shopId, view }: DirectoryMapProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const { neighborhoods } = useSuspenseQuery(neighborhoodOptions(api)).data;
  const { neighborhood_id: chosen = null, ...filters } = filtersOf(view);
  const { data, error } = useQuery(
    apiQuery(api, 'GET /api/businesses/:id/creator-places', { params: { id: shopId }, query: filters }),
  );
  const counts = new Map(data?.places.map((place) => [place.neighborhood_id, place.creator_count]));
  const pins = neighborhoods.flatMap(({ id, latitude, longitude, neighborhood_name }): MapPin[] => {
    const count = counts.get(id);
    if (count === undefined) return [];
    const label = `${neighborhood_name}, ${count === 1 ? '1 creator' : `${count} creators`}`;
    return [{ id, latitude, longitude, count, label }];
  });
  const marked = neighborhoods.flatMap(({ id, slug }) => (id === chosen ? [slug] : []));
  return (
    <div className="mt-6">
      <CityMap
        label="Where creators live in New York City"
        pins={pins}
        selectedId={chosen}
        onSelect={(id) => {
          const search = stringifySearch({ ...view, cursor: undefined, place: id });
          void router.navigate({ href: `/business/creators${search}`, resetScroll: false });
        }}
        marked={marked}
        neighborhoods={neighborhoods}
        className="h-[26rem] w-full rounded-card border border-line md:h-[32rem]"
      />
      {data === undefined ? <RecordPending error={error} /> : null}
      <p className="mt-2 text-hint text-ink-3">
        Creators are shown by neighborhood, never by address. The list below has the same people.
      </p>
    </div>
  );
}
