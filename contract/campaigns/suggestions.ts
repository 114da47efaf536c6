import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';

export const MOST_SUGGESTIONS = 6;

/** An open campaign as a row shows it, with up to two reasons based on what both sides told us. */
export const suggestion = z
  .object({
    id: z.string(),
    public_id: z.string().nullable(),
    title: z.string(),
    description: z.string(),
    business_name: z.string(),
    business_slug: z.string(),
    industry: z.string().nullable(),
    location_neighborhood: z.string().nullable(),
    borough: z.enum(BOROUGHS).nullable(),
    application_deadline: z.string().nullable(),
    package_deliverables: z
      .array(z.object({ kind: z.enum(DELIVERABLE_KINDS), quantity: z.number().int() }))
      .max(DELIVERABLE_KINDS.length),
    creator_payout_cents: z.number().int().nullable(),
    slots: z.number().int(),
    spots_left: z.number().int(),
    reasons: z.array(z.string()).max(2),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof suggestion>;

export const suggestions = z
  .object({ suggestions: z.array(suggestion).max(MOST_SUGGESTIONS) })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof suggestions>;

export const suggestionEndpoints = endpoints({
  listSuggestions: {
    method: 'GET',
    url: '/api/suggested-campaigns',
    access: 'creator',
    is_viewable: true,
    summary: 'List suggested campaigns for me, with the reasons',
    response: suggestions,
  },
});
