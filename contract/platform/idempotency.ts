import { z } from 'zod';

/** The headers of a request that moves money. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string({ error: 'Send an Idempotency-Key. Use one per operation, and the same one when you retry' })
    .min(8)
    .max(100)
    .regex(/^[\w-]+$/, 'Letters, digits, _ and - only'),
});
