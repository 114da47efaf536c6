import { z } from 'zod';

export const businessParams = z.object({ id: z.uuid() });

/** What an admin sees at the head of a business they look into. */
export const businessView = z
  .object({ id: z.string(), business_name: z.string(), slug: z.string(), industry: z.string().nullable() })
  .meta({ id: 'BusinessView' });
