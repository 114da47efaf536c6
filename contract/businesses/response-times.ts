import { z } from 'zod';

/** The measured time a business takes to answer; null until it has made enough decisions. */
export const responseTime = z
  .object({ median_hours: z.number().nullable(), decision_count: z.number().int() })
  .meta({ id: 'ResponseTime' });
export type ResponseTime = z.infer<typeof responseTime>;
