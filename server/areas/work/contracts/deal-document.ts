import { dealLines, dealTotal } from '#domain/campaigns/deal-terms.ts';
import { newYorkLongDay } from '#domain/format/new-york-time.ts';
import type { Document } from '#server/platform/documents/document.ts';
import { printDocument } from '#server/platform/documents/print-document.ts';
import { Download } from '#server/platform/http/download.ts';
import type { Contract } from './queries/get-contract.ts';

/** The receipt of a contract as a PDF: the business and the creator get the same bytes. */
export async function dealFile(work: Contract): Promise<Download> {
  return new Download(`bizmeet-receipt-${work.deal.number}`, 'pdf', await printDocument(dealDocument(work)));
}

function dealDocument({ contract, deal }: Contract): Document {
  return {
    title: 'Receipt',
    subtitle: contract.campaign_title,
    reference: deal.number,
    made_at: new Date(contract.agreed_at),
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: 'Business', value: contract.business_name },
          { label: 'Creator', value: contract.creator_name },
          { label: 'Agreed on', value: newYorkLongDay(contract.agreed_at) },
        ],
      },
      {
        kind: 'amounts',
        lines: dealLines(deal, contract.business_name).map(({ quiet, ...line }) => ({
          ...line,
          ...(quiet && { is_quiet: true }),
        })),
        total: dealTotal(deal),
      },
      {
        kind: 'text',
        words:
          'US dollars. The business and the creator have the same receipt, with the same number and digest.',
        is_quiet: true,
      },
      { kind: 'text', words: `Terms digest ${deal.digest}`, is_quiet: true },
    ],
    foot: `Receipt ${deal.number}`,
  };
}
