import type { Payment } from '#contract/admin/payments.ts';
import { formatCents } from '#domain/format/money.ts';

/** Total paid = held + fees held + released + refunded. */
export function PaymentEquation({ money }: Pick<Payment, 'money'>) {
  const parts = [
    ['Held', money.held_cents],
    ['Fees held', money.fees_held_cents],
    ['Released', money.released_cents],
    ['Refunded', money.refunded_cents],
  ] as const;
  return (
    <dl className="num mt-4 flex flex-wrap gap-x-2 gap-y-2 text-sm">
      <div>
        <dt className="text-xs text-ink-3">Total paid</dt>
        <dd className="font-semibold">{formatCents(money.paid_in_cents)}</dd>
      </div>
      {parts.map(([name, cents]) => (
        <div key={name} className={part}>
          <dt className="col-start-2 text-xs text-ink-3">{name}</dt>
          <dd className="col-start-2 font-semibold">{formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The sign sits beside the amount without being an item of the list. */
const part = [
  'grid grid-cols-[auto_auto] gap-x-2 before:col-start-1 before:row-start-2 before:text-ink-3',
  "before:content-['+'] nth-2:before:content-['=']",
].join(' ');
