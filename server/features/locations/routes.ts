import { businessParams } from '#contract/business-views.ts';
import {
  addedLocation,
  businessLocation,
  businessLocations,
  foundAddressParams,
  locationChange,
  locationParams,
} from '#contract/locations.ts';
import { done } from '#contract/sessions.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { addOwnLocation } from './add-own-location.ts';
import { archiveLocation, bringBackLocation } from './archive-location.ts';
import { changeLocation } from './change-location.ts';
import { listLocations } from './list-locations.ts';
import { makePrimary } from './make-primary.ts';
import { dismissAddress } from './set-aside-address.ts';

export const locationRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/businesses/:id/locations',
    access: 'business',
    operation: 'listLocations',
    summary: 'The locations of a business, for its members and for admins',
    params: businessParams,
    response: businessLocations,
    handle: ({ context, params, ...call }) => listLocations(context.db, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/locations',
    access: 'business',
    operation: 'addLocation',
    summary: 'Add a location',
    params: businessParams,
    body: addedLocation,
    response: businessLocation,
    status: 201,
    handle: ({ context, params, body, ...call }) =>
      addOwnLocation(context, signedIn(call).account, params.id, body),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/businesses/:id/found-addresses/:finding_id/dismissal',
    access: 'business',
    operation: 'dismissFoundAddress',
    summary: 'Say that an address found on the website is not one of ours',
    params: foundAddressParams,
    response: done,
    handle: ({ context, params: { id, finding_id }, ...call }) =>
      dismissAddress(context, signedIn(call).account, { business_id: id, finding_id }),
  }),
  defineRoute({
    method: 'PATCH',
    url: '/api/locations/:id',
    access: 'business',
    operation: 'changeLocation',
    summary: 'Change a location',
    params: locationParams,
    body: locationChange,
    response: businessLocation,
    handle: ({ context, params, body, ...call }) =>
      changeLocation(context, signedIn(call).account, params.id, body),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/locations/:id/primary',
    access: 'business',
    operation: 'makeLocationPrimary',
    summary: 'Make it the location that shows on the public page',
    params: locationParams,
    response: businessLocation,
    handle: ({ context, params, ...call }) => makePrimary(context, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/locations/:id/archive',
    access: 'business',
    operation: 'archiveLocation',
    summary: 'Put a location away',
    params: locationParams,
    response: businessLocation,
    handle: ({ context, params, ...call }) => archiveLocation(context, signedIn(call).account, params.id),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/locations/:id/archive',
    access: 'business',
    operation: 'bringBackLocation',
    summary: 'Bring an archived location back',
    params: locationParams,
    response: businessLocation,
    handle: ({ context, params, ...call }) => bringBackLocation(context, signedIn(call).account, params.id),
  }),
];
