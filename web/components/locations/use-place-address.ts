import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import { placeAddress } from '../../api/generated/sdk.gen.ts';
import type { PlaceAddress } from './use-location-draft.ts';

/** Where an address is, by the server. */
export function usePlaceAddress(): PlaceAddress {
  const { api } = useRouteContext({ from: '__root__' });
  return useCallback(
    async (body) => (await placeAddress({ ...api, body, throwOnError: true })).data.place,
    [api],
  );
}
