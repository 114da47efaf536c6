import type { BusinessLocation, FoundAddress } from '#contract/businesses/locations.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';

/** In a list, another row can be pressed before the first is answered. */
const IN_LIST = { after: 'GET /api/businesses/:id/locations', isParallel: true } as const;

/** A member's changes to the locations in the list, each with the toast for its result. */
export function useLocationActions(businessId: string) {
  const makePrimary = useAction(
    (api, { id }: BusinessLocation) => call(api, 'PUT /api/locations/:id/primary', { params: { id } }),
    {
      ...IN_LIST,
      done: (_, { location_name }) => ({
        title: `${location_name} is now the primary location.`,
        variant: 'success',
      }),
      failed: 'Couldn’t make it primary',
    },
  );
  const bringBack = useAction(
    (api, { id }: BusinessLocation) => call(api, 'DELETE /api/locations/:id/archive', { params: { id } }),
    {
      ...IN_LIST,
      done: (_, { location_name }) => ({ title: `${location_name} is back.` }),
      failed: 'Couldn’t restore it',
    },
  );
  const archive = useAction(
    (api, { id }: BusinessLocation) => call(api, 'POST /api/locations/:id/archive', { params: { id } }),
    {
      ...IN_LIST,
      done: (_, location) => ({
        title: `${location.location_name} is archived.`,
        action: { label: 'Undo', onClick: () => void bringBack.run(location) },
      }),
      failed: 'Couldn’t archive it',
    },
  );
  const setAside = useAction(
    (api, { finding_id }: FoundAddress) =>
      call(api, 'POST /api/businesses/:id/found-addresses/:finding_id/dismissal', {
        params: { id: businessId, finding_id },
      }),
    {
      ...IN_LIST,
      done: (_, { street }) => ({ title: `${street} was dismissed.` }),
      failed: 'Couldn’t dismiss it',
    },
  );
  return {
    makePrimary: makePrimary.run,
    bringBack: bringBack.run,
    archive: archive.run,
    setAside: setAside.run,
  };
}

export type LocationActions = ReturnType<typeof useLocationActions>;
