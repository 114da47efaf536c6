import { geocode, geocodeRequest } from '#contract/geocodes.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { placeAddress } from './place-address.ts';
import { takeGeocode } from './take-geocode.ts';

export const geocodeRoutes = [
  defineRoute({
    method: 'POST',
    url: '/api/geocodes',
    access: 'in_good_standing',
    operation: 'placeAddress',
    summary: 'Where an address is: by a geocoder, else the middle of its neighborhood',
    body: geocodeRequest,
    response: geocode,
    handle: async ({ context, body, ...call }) => {
      await takeGeocode(context.db, signedIn(call).account.user_id);
      return { place: await placeAddress(context, body) };
    },
  }),
];
