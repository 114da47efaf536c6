import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';

/** Whether shops find the creator in the directory. */
const directoryListing = z.object({ is_listed: z.boolean() }).meta({ id: 'DirectoryListing' });
export type DirectoryListing = z.infer<typeof directoryListing>;

export const directoryListingEndpoints = endpoints({
  getDirectoryListing: {
    method: 'GET',
    url: '/api/creators/me/directory-listing',
    access: 'creator',
    summary: 'Get whether shops find me in the directory',
    response: directoryListing,
  },
  setDirectoryListing: {
    method: 'PUT',
    url: '/api/creators/me/directory-listing',
    access: 'creator',
    summary: 'Decide whether shops find me in the directory',
    body: directoryListing,
    response: directoryListing,
  },
});
