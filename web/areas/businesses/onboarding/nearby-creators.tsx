import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { apiQuery } from '#web/api/query.ts';

interface NearbyCreatorsProps {
  point: { latitude: number | null; longitude: number | null };
}

/** The number of creators who live around the pin. Renders nothing when there are none. */
export function NearbyCreators({ point: { latitude, longitude } }: NearbyCreatorsProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const isPlaced = latitude !== null && longitude !== null;
  const { data } = useQuery({
    ...apiQuery(api, 'GET /api/onboarding/nearby-creators', {
      query: { latitude: latitude ?? 0, longitude: longitude ?? 0 },
    }),
    enabled: isPlaced,
    placeholderData: (before) => before,
    staleTime: 60_000,
  });
  const count = data?.count ?? 0;
  return (
    <p
      role="status"
      className={
        isPlaced && count > 0
          ? 'absolute top-5 left-5 flex items-center gap-2.5 rounded-control border border-line bg-surface px-4 py-2.5 text-base text-ink-2 shadow-1 max-md:top-3 max-md:left-3 max-md:px-3 max-md:py-1.5'
          : 'sr-only'
      }
    >
      {isPlaced && count > 0 ? (
        <>
          <Users aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
          <span>
            <strong className="num font-semibold text-ink">
              {count} {count === 1 ? 'creator' : 'creators'}
            </strong>{' '}
            {count === 1 ? 'lives' : 'live'} within a mile of this pin
          </span>
        </>
      ) : null}
    </p>
  );
}
