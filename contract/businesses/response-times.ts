import { z } from 'zod';

/** How long a business takes to answer, measured; null until it has decided often enough to tell. */
export const responseTime = z
  .object({ median_hours: z.number().nullable(), decision_count: z.number().int() })
  .meta({ id: 'ResponseTime' });
export type ResponseTime = z.infer<typeof responseTime>;
