import { locationEndpoints } from '#contract/businesses/locations.ts';
import { handle } from '#server/platform/http/route.ts';
import { addOwnLocation } from './commands/add-own-location.ts';
import { archiveLocation, restoreLocation } from './commands/archive-location.ts';
import { makePrimary } from './commands/make-primary.ts';
import { dismissAddress } from './commands/set-aside-address.ts';
import { listLocations } from './queries/list-locations.ts';

export const locationRoutes = [
  handle(locationEndpoints.listLocations, ({ context, account, params }) =>
    listLocations(context.db, account, params.id),
  ),
  handle(locationEndpoints.addLocation, ({ context, account, params, body }) =>
    addOwnLocation(context, account, params.id, body),
  ),
  handle(locationEndpoints.dismissFoundAddress, ({ context, account, params: { id, finding_id } }) =>
    dismissAddress(context, account, { business_id: id, finding_id }),
  ),
  handle(locationEndpoints.makeLocationPrimary, ({ context, account, params }) =>
    makePrimary(context, account, params.id),
  ),
  handle(locationEndpoints.archiveLocation, ({ context, account, params }) =>
    archiveLocation(context, account, params.id),
  ),
  handle(locationEndpoints.restoreLocation, ({ context, account, params }) =>
    restoreLocation(context, account, params.id),
  ),
];
