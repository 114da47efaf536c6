import { z } from 'zod';

/** What every mail about a quote tells: who, what for, and how much instead of what. */
export const quoteFacts = z.object({
  quote_id: z.uuid(),
  business_name: z.string(),
  creator_name: z.string(),
  title: z.string(),
  amount_cents: z.number().int(),
  posted_cents: z.number().int(),
  /** What the business pays on the payout. */
  fee_percent: z.number().int(),
  reason: z.string(),
  expires_at: z.string(),
});

/** Names can be long; a subject cannot. */
export function shortName(name: string): string {
  return name.length <= 28 ? name : `${name.slice(0, 27).trimEnd()}…`;
}
