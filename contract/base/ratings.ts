import { z } from 'zod';

/** How somebody was rated over all their work; the average is null below three reviews. */
export const reviewFigures = z
  .object({ count: z.number().int(), average: z.number().nullable() })
  .meta({ id: 'ReviewFigures' });
export type ReviewFigures = z.infer<typeof reviewFigures>;
