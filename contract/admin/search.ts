import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { searchText } from '#contract/platform/lists.ts';
import { FOUND_KINDS, MOST_FOUND_OF_A_KIND } from '#domain/admin/search.ts';

const foundRecord = z
  .object({
    kind: z.enum(FOUND_KINDS),
    id: z.string(),
    /** The record whose page shows it, if it has none of its own. */
    shown_with: z.string().optional(),
    name: z.string(),
    /** What tells it apart from others of the same name, such as an email or a shop. */
    facts: z.array(z.string()),
  })
  .meta({ id: 'FoundRecord' });
export type FoundRecord = z.infer<typeof foundRecord>;

const foundRecords = z
  .object({ records: z.array(foundRecord).max(FOUND_KINDS.length * MOST_FOUND_OF_A_KIND) })
  .meta({ id: 'FoundRecords' });

export const adminSearchEndpoints = endpoints({
  searchRecords: {
    method: 'GET',
    url: '/api/admin/search',
    access: 'admin',
    summary:
      'Find people, businesses, campaigns, creator lists, payments, payouts, disputes and emails at once',
    query: z.object({ search: searchText }),
    response: foundRecords,
  },
});
