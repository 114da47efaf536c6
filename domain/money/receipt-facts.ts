import { addressLines, type MailingAddress } from '#domain/accounts/mailing-address.ts';

interface TaxFacts extends Omit<MailingAddress, 'recipient_name'> {
  legal_name: string;
  ein: string | null;
  reference: string | null;
}

/** The details a business adds to its receipts, the same on the page and in the PDF. */
export function taxFacts(details: TaxFacts | null): { label: string; value: string }[] {
  if (details === null) return [];
  const { legal_name, ein, reference } = details;
  return [
    { label: 'Billed to', value: addressLines({ ...details, recipient_name: legal_name }).join(', ') },
    ...(ein ? [{ label: 'EIN', value: ein }] : []),
    ...(reference ? [{ label: 'Reference', value: reference }] : []),
  ];
}
