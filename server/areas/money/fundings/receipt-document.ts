import type { Receipt } from '#contract/money/fundings.ts';
import { formatCents } from '#domain/format/money.ts';
import { newYorkLongDay } from '#domain/format/new-york-time.ts';
import { REFUND_REASONS } from '#domain/money/funding-states.ts';
import { taxFacts } from '#domain/money/receipt-facts.ts';
import { receiptLines } from '#domain/money/receipt-lines.ts';
import type { Document, DocumentPart } from '#server/platform/documents/document.ts';
import { printDocument } from '#server/platform/documents/print-document.ts';
import { Download } from '#server/platform/http/download.ts';

/** The receipt as a PDF. */
export async function receiptFile(receipt: Receipt): Promise<Download> {
  return new Download(
    receipt.revision > 1
      ? `bizmeet-receipt-${receipt.receipt_number}-revision-${receipt.revision}`
      : `bizmeet-receipt-${receipt.receipt_number}`,
    'pdf',
    await printDocument(receiptDocument(receipt)),
  );
}

function receiptDocument(receipt: Receipt): Document {
  const { receipt_number, campaign_title, business_name, address, paid_by, paid_at } = receipt;
  return {
    title: 'Receipt',
    subtitle: campaign_title,
    reference: receipt_number,
    made_at: lastChangeOf(receipt),
    parts: [
      {
        kind: 'facts',
        facts: [
          { label: 'Paid by', value: [business_name, address].filter(Boolean).join(', ') },
          ...taxFacts(receipt.tax_details, receipt.reference),
          { label: 'Paid to', value: 'Bizmeet' },
          { label: 'Paid on', value: newYorkLongDay(paid_at) },
          ...(paid_by ? [{ label: 'Contact', value: paid_by }] : []),
          ...(receipt.revision > 1
            ? [
                {
                  label: `Corrected receipt, revision ${receipt.revision}`,
                  value: newYorkLongDay(receipt.issued_at),
                },
              ]
            : []),
        ],
      },
      {
        kind: 'amounts',
        lines: receiptLines(receipt),
        total: { label: 'Total paid', amount: formatCents(receipt.total_cents) },
      },
      {
        kind: 'text',
        words: 'US dollars. Held until work is approved, then released spot by spot.',
        is_quiet: true,
      },
      ...refundsOf(receipt),
      ...(receipt.is_trial
        ? [{ kind: 'notice' as const, words: 'Paid in the sandbox. No real money moved.' }]
        : []),
    ],
    foot: `Receipt ${receipt_number}`,
  };
}

function refundsOf({ refunds, total_cents, refunded_cents }: Receipt): DocumentPart[] {
  if (refunds.length === 0) return [];
  return [
    {
      kind: 'amounts',
      title: 'Refunds',
      lines: refunds.map((refund) => ({
        label: REFUND_REASONS.find(({ reason }) => reason === refund.reason)?.label ?? 'Refund',
        amount: formatCents(refund.total_cents),
        note:
          refund.is_paid && refund.paid_at
            ? `Sent to the card on ${newYorkLongDay(refund.paid_at)}`
            : `Started ${newYorkLongDay(refund.created_at)}`,
      })),
      total: { label: 'Total after refunds', amount: formatCents(total_cents - refunded_cents) },
    },
  ];
}

/** Only refunds and corrections change a receipt. */
function lastChangeOf({ paid_at, issued_at, refunds }: Receipt): Date {
  const moments = [paid_at, issued_at, ...refunds.map((refund) => refund.paid_at ?? refund.created_at)];
  return new Date(Math.max(...moments.map((at) => Date.parse(at))));
}
