import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';
import { call } from '#web/api/call.ts';
import type { PlaceAddress } from './use-location-draft.ts';

/** Geocodes addresses on the server. */
export function usePlaceAddress(): PlaceAddress {
  const { api } = useRouteContext({ from: '__root__' });
  return useCallback(async (body) => (await call(api, 'POST /api/geocodes', { body })).place, [api]);
}
