import type { Payee } from '#contract/money/payees.ts';
import { newYorkDay, newYorkMoment } from '#domain/format/new-york-time.ts';
import { fullStop } from '#web/components/full-stop.ts';

/** The status of a payout account, and the next step. */
export function payeeWords(payee: Payee): string {
  switch (payee.status) {
    case 'gone':
      return 'This account was closed. Connect a new one to resume payouts. Your money is safe.';
    case 'none':
      return 'Connect one to receive payouts. It takes about 3 minutes.';
    case 'incomplete':
      return payee.failure ?? 'Some details are missing.';
    case 'checking':
      return 'We’re checking your details, usually within a day.';
    case 'restricted':
      return payee.failure ?? 'Something doesn’t match. Payouts are on hold until you fix it.';
    case 'ready':
      if (payee.is_stopped) return 'Payouts are on hold because you reported a change you didn’t make.';
      if (payee.payouts_from)
        return `Your bank is new. Payouts start ${fullStop(newYorkMoment(payee.payouts_from))}`;
      return payee.checked_at ? `Checked ${shortDay(payee.checked_at)}` : 'Checked';
  }
}

/** "May 2". */
export function shortDay(at: string): string {
  return newYorkDay(at).replace(/^\w+, /, '');
}
