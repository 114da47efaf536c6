import type { Receipt } from '#contract/fundings.ts';
import { REFUND_REASONS } from '#domain/funding-states.ts';
import { formatCents } from '#domain/money.ts';
import { newYorkLongDay } from '#domain/new-york-time.ts';
import { receiptLines } from '#domain/receipt-lines.ts';
import { Download } from '../../http/download.ts';
import type { Paper, PaperPart } from '../../papers/paper.ts';

/** The receipt as a file to keep. */
export async function receiptFile(receipt: Receipt): Promise<Download> {
  const { writePaper } = await import('../../papers/write-paper.ts');
  return new Download(
    `bizmeet-receipt-${receipt.receipt_number}`,
    'pdf',
    await writePaper(receiptPaper(receipt)),
  );
}

function receiptPaper(receipt: Receipt): Paper {
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
          { label: 'Paid to', value: 'Bizmeet' },
          { label: 'Paid on', value: newYorkLongDay(paid_at) },
          ...(paid_by ? [{ label: 'Person', value: paid_by }] : []),
        ],
      },
      {
        kind: 'amounts',
        lines: receiptLines(receipt),
        total: { label: 'Paid in', amount: formatCents(receipt.total_cents) },
      },
      {
        kind: 'text',
        words: 'US dollars. Held until a draft is approved, then released spot by spot.',
        is_quiet: true,
      },
      ...refundsOf(receipt),
      ...(receipt.is_trial
        ? [{ kind: 'notice' as const, words: 'Paid in the sandbox: no real money moved.' }]
        : []),
    ],
    foot: `Receipt ${receipt_number}`,
  };
}

function refundsOf({ refunds, total_cents, refunded_cents }: Receipt): PaperPart[] {
  if (refunds.length === 0) return [];
  return [
    {
      kind: 'amounts',
      title: 'What came back of it',
      lines: refunds.map((refund) => ({
        label: REFUND_REASONS.find(({ reason }) => reason === refund.reason)?.label ?? 'Refund',
        amount: formatCents(refund.total_cents),
        note:
          refund.is_paid && refund.paid_at
            ? `Sent to the card on ${newYorkLongDay(refund.paid_at)}`
            : `On its way since ${newYorkLongDay(refund.created_at)}`,
      })),
      total: { label: 'Paid in and not refunded', amount: formatCents(total_cents - refunded_cents) },
    },
  ];
}

/** The receipt changes with every refund, and with nothing else. */
function lastChangeOf({ paid_at, refunds }: Receipt): Date {
  const moments = [paid_at, ...refunds.map((refund) => refund.paid_at ?? refund.created_at)];
  return new Date(Math.max(...moments.map((at) => Date.parse(at))));
}
