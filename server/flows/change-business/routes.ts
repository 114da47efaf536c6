import { businessEndpoints } from '#contract/businesses/businesses.ts';
import { locationEndpoints } from '#contract/businesses/locations.ts';
import { handle } from '#server/platform/http/route.ts';
import { saveBusiness, saveLocation } from './change-business.ts';

export const changeBusinessRoutes = [
  handle(businessEndpoints.changeBusiness, ({ context, account, params, body }) =>
    saveBusiness(context, account, params.id, body),
  ),
  handle(locationEndpoints.changeLocation, ({ context, account, params, body }) =>
    saveLocation(context, account, params.id, body),
  ),
];
