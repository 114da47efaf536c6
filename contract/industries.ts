import { z } from 'zod';

export const industries = z
  .object({ industries: z.array(z.object({ slug: z.string(), name: z.string() })) })
  .meta({ id: 'Industries' });
