import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';

const industries = z
  .object({ industries: z.array(z.object({ slug: z.string(), name: z.string() })) })
  .meta({ id: 'Industries' });

export const industryEndpoints = endpoints({
  listIndustries: {
    method: 'GET',
    url: '/api/industries',
    access: 'everyone',
    summary: 'List industries',
    response: industries,
  },
});
