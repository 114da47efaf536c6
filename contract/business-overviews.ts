import { z } from 'zod';
import { NEED_KINDS } from '#domain/business-needs.ts';
import { BOROUGHS } from '#domain/city.ts';

/** The front page of a business: what needs its people, and where it is. */
export const businessOverview = z
  .object({
    needs: z.array(
      z.object({
        kind: z.enum(NEED_KINDS),
        subject: z.string().nullable(),
        due_at: z.string().nullable(),
      }),
    ),
    location_count: z.number().int(),
    boroughs: z.array(z.enum(BOROUGHS)),
    /** Where its first location is. */
    neighborhood: z
      .object({ id: z.string(), neighborhood_name: z.string(), borough: z.enum(BOROUGHS) })
      .nullable(),
  })
  .meta({ id: 'BusinessOverview' });
export type BusinessOverview = z.infer<typeof businessOverview>;
