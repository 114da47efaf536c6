import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import * as client from '../api/generated/sdk.gen.ts';
import type { LocationActions } from '../components/locations/location-actions.ts';
import { locationsOptions } from '../components/locations/location-options.ts';
import type { RouterContext } from '../router-context.ts';
import { isSignedOut, leadToDoor } from './session-lost.ts';

/** Changes to the locations of the business with this id; whoever turns out to be signed out is led to the door. */
export function createLocationActions(
  router: AnyRouter,
  queries: QueryClient,
  business_id: string,
): LocationActions {
  const { api } = router.options.context as RouterContext;
  const reach = { ...api, throwOnError: true as const };
  const { queryKey } = locationsOptions(api, business_id);

  async function change<Answer>(send: Promise<{ data: Answer }>): Promise<Answer> {
    try {
      const { data } = await send;
      await queries.refetchQueries({ queryKey });
      return data;
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      throw cause;
    }
  }

  return {
    add: (location, finding_id) =>
      change(
        client.addLocation({
          ...reach,
          path: { id: business_id },
          body: { ...location, ...(finding_id && { finding_id }) },
        }),
      ),
    async save(id, body) {
      await change(client.changeLocation({ ...reach, path: { id }, body }));
    },
    async makePrimary(id) {
      await change(client.makeLocationPrimary({ ...reach, path: { id } }));
    },
    async archive(id) {
      await change(client.archiveLocation({ ...reach, path: { id } }));
    },
    async bringBack(id) {
      await change(client.bringBackLocation({ ...reach, path: { id } }));
    },
    async setAside(finding_id) {
      await change(client.dismissFoundAddress({ ...reach, path: { id: business_id, finding_id } }));
    },
  };
}
