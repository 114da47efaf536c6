import { addressLines, type MailingAddress } from '#domain/accounts/mailing-address.ts';

interface TaxFacts extends Omit<MailingAddress, 'recipient_name'> {
  legal_name: string;
  ein: string | null;
}

/** A receipt and its corrections. */
export const MOST_REVISIONS = 20;
export const REFERENCE_MAX_LENGTH = 60;

/** The details a business adds to its receipts, the same on the page and in the PDF. */
export function taxFacts(
  details: TaxFacts | null,
  reference: string | null,
): { label: string; value: string }[] {
  const own = reference ? [{ label: 'Reference', value: reference }] : [];
  if (details === null) return own;
  const { legal_name, ein } = details;
  return [
    { label: 'Billed to', value: addressLines({ ...details, recipient_name: legal_name }).join(', ') },
    ...(ein ? [{ label: 'EIN', value: ein }] : []),
    ...own,
  ];
}
