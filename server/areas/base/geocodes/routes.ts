import { geocodeEndpoints } from '#contract/base/geocodes.ts';
import { handle } from '#server/platform/http/route.ts';
import { placeAddress } from './place-address.ts';
import { takeGeocode } from './take-geocode.ts';

export const geocodeRoutes = [
  handle(geocodeEndpoints.placeAddress, async ({ context, account, body }) => {
    await takeGeocode(context.db, account.user_id);
    return { place: await placeAddress(context, body) };
  }),
];
