import { z } from 'zod';

/** The facts in every mail about a quote: the people, the campaign, and the quoted and posted amounts. */
export const quoteFacts = z.object({
  quote_id: z.uuid(),
  business_name: z.string(),
  creator_name: z.string(),
  title: z.string(),
  amount_cents: z.number().int(),
  posted_cents: z.number().int(),
  /** The fee of the business on top of the payout. */
  fee_percent: z.number().int(),
  reason: z.string(),
  /** Whether the quote came with the application. */
  is_application: z.boolean().optional(),
  /** The campaign is an offer to this creator alone. */
  is_offer: z.boolean().optional(),
  expires_at: z.string(),
});

/** Shortens a name for a mail subject. */
export function shortName(name: string): string {
  return name.length <= 28 ? name : `${name.slice(0, 27).trimEnd()}…`;
}
