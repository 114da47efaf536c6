import { formatCents } from '#domain/format/money.ts';
import type { RightsChannel } from './campaign-limits.ts';
import { type DeliverableKind, nameDeliverable } from './deliverables.ts';
import { describeRights } from './rights-words.ts';

/** The terms both sides agree on for one spot. They leave names out, so that they're the same before a creator is chosen. */
export interface DealTerms {
  description: string;
  requirements_do: readonly string[];
  requirements_dont: readonly string[];
  disclosure: string;
  content_due_days: number | null;
  deliverables: readonly { kind: DeliverableKind; quantity: number; note: string; share_cents: number }[];
  rights_channels: readonly RightsChannel[];
  rights_paid_ads: boolean;
  rights_months: number;
  payout_cents: number;
  business_fee_cents: number;
  creator_fee_cents: number;
}

/** The terms in one fixed order and spelling: equal terms are equal text, on both sides and at any time. */
export function canonicalTerms(terms: DealTerms): string {
  return JSON.stringify([
    'bizmeet-terms-1',
    terms.description,
    terms.requirements_do,
    terms.requirements_dont,
    terms.disclosure,
    terms.content_due_days,
    terms.deliverables.map(({ kind, quantity, note, share_cents }) => [kind, quantity, note, share_cents]),
    [...terms.rights_channels].sort(),
    terms.rights_paid_ads,
    terms.rights_months,
    terms.payout_cents,
    terms.business_fee_cents,
    terms.creator_fee_cents,
  ]);
}

export interface DealLine {
  label: string;
  amount: string;
  quiet?: boolean;
}

type Priced = Pick<
  DealTerms,
  | 'rights_channels'
  | 'rights_paid_ads'
  | 'rights_months'
  | 'payout_cents'
  | 'business_fee_cents'
  | 'creator_fee_cents'
> & { deliverables: readonly { kind: DeliverableKind; quantity: number; share_cents: number }[] };

/** Every line of the receipt, the same for both sides, on pages and in the PDF. */
export function dealLines(terms: Priced, businessName: string): DealLine[] {
  const { payout_cents, business_fee_cents, creator_fee_cents } = terms;
  const [reposting, ads] = describeRights(terms, businessName);
  const included = (isGranted: boolean | undefined) => (isGranted ? 'Included' : 'Not included');
  return [
    ...terms.deliverables.map((one) => ({
      label: nameDeliverable(one),
      amount: formatCents(one.share_cents),
    })),
    { label: 'Reposting rights', amount: included(reposting?.is_granted), quiet: true },
    { label: 'Paid ad rights', amount: included(ads?.is_granted), quiet: true },
    { label: 'Business fee, on top', amount: formatCents(business_fee_cents), quiet: true },
    { label: 'Business pays', amount: formatCents(payout_cents + business_fee_cents) },
    { label: 'Creator fee, from the payout', amount: formatCents(creator_fee_cents), quiet: true },
  ];
}

/** The last line, for both sides. */
export function dealTotal({ payout_cents, creator_fee_cents }: Priced): { label: string; amount: string } {
  return { label: 'Creator receives', amount: formatCents(payout_cents - creator_fee_cents) };
}

/** Short enough to read aloud: "3F9A 12C0 77B1 0E4D". The PDF has the complete digest. */
export function shortDigest(digest: string): string {
  return (digest.slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join(' ');
}
