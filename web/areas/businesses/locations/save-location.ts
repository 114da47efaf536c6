import type { NewLocation } from '#contract/businesses/locations.ts';
import { call } from '#web/api/call.ts';
import type { ApiReach } from '#web/api/reach.ts';
import type { Written } from './written.ts';

/** Sends the location in the form, and resolves with its id. */
export async function saveLocation(
  api: ApiReach,
  businessId: string,
  written: Written,
  body: NewLocation,
): Promise<string> {
  if (written.kind === 'edit') {
    const { id } = written.location;
    await call(api, 'PATCH /api/locations/:id', { params: { id }, body });
    return id;
  }
  const { id } = await call(api, 'POST /api/businesses/:id/locations', {
    params: { id: businessId },
    body: { ...body, ...(written.kind === 'found' && { finding_id: written.found.finding_id }) },
  });
  return id;
}
