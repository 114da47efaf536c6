import type { FundingProgress } from '#contract/money/fundings.ts';
import { formatCents } from '#domain/format/money.ts';

interface PaymentWords {
  text: string;
  /** The payment page can be opened again. */
  canGoBack?: true;
}

/** The outcome of the payment for a quote; null while it is unknown. */
export function paymentWords(
  latest: FundingProgress | undefined,
  { hasLeft }: { hasLeft: boolean },
): PaymentWords | null {
  if (latest === undefined) return null;
  const amount = formatCents(latest.total_cents);
  if (latest.is_processing) {
    return {
      text: `Your bank is sending ${amount}. That takes 3 to 5 business days. The quote updates automatically once it arrives.`,
    };
  }
  switch (latest.status) {
    case 'paid':
      return latest.was_not_needed
        ? {
            text: `We’re refunding ${amount}, because the quote could no longer be accepted when your payment arrived.`,
          }
        : { text: `Your payment of ${amount} arrived.` };
    case 'failed':
      return {
        text: `Your payment didn’t go through. ${latest.failure ?? 'The bank didn’t give a reason.'} You weren’t charged, and the quote didn’t change. Open it to try again.`,
      };
    case 'created':
      return hasLeft
        ? {
            text: 'You left before paying. You weren’t charged, and the quote didn’t change.',
            canGoBack: true,
          }
        : { text: `Waiting for your ${amount}. It usually arrives within seconds.` };
    default:
      return {
        text: 'That payment page expired. You weren’t charged, and the quote didn’t change. Open it to try again.',
      };
  }
}

const WAITING_MS = 1_500;
const PROCESSING_MS = 60_000;

/** The time until the next look; false if nothing more is expected. */
export function lookAgainAfter(latest: FundingProgress | undefined): number | false {
  if (latest?.is_processing) return PROCESSING_MS;
  return latest === undefined || latest.status === 'created' ? WAITING_MS : false;
}
