import type { NewLocation } from '#contract/businesses/locations.ts';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';
import type { EditedLocation } from './edited-location.ts';

/** Sends the location in the form, and resolves with its id. */
export async function saveLocation(
  api: ApiReach,
  businessId: string,
  edited: EditedLocation,
  body: NewLocation,
): Promise<string> {
  if (edited.kind === 'edit') {
    const { id } = edited.location;
    await call(api, 'PATCH /api/locations/:id', { params: { id }, body });
    return id;
  }
  const { id } = await call(api, 'POST /api/businesses/:id/locations', {
    params: { id: businessId },
    body: { ...body, ...(edited.kind === 'found' && { finding_id: edited.found.finding_id }) },
  });
  return id;
}
