import type { Context } from '#server/platform/context.ts';
import { PaymentFailure } from '#server/platform/payments/payment-failure.ts';
import { bookPayment } from './commands/book-payment.ts';
import { bookPayout } from './commands/book-payout.ts';
import { bookRefund } from './commands/book-refund.ts';
import { syncDifferences } from './commands/sync-differences.ts';
import { confirmChargebacks } from './confirm-chargebacks.ts';
import { readStatement } from './jobs/read-statement.ts';
import { findDifferences } from './queries/find-differences.ts';

/** In order of dependency: a refund needs its payment, and a payout needs released money. */
const BOOKS = { payment: bookPayment, refund: bookRefund, payout: bookPayout } as const;
type Kind = keyof typeof BOOKS;

export interface Booked {
  /** The number of added movements by kind. */
  counts: Record<Kind, number>;
  /** Remaining differences, each with advice for the person who has to resolve it. */
  left: { subject: string; advice: string }[];
}

/** Adds movements to the ledger that happened at the provider after the backup was made. Safe to repeat. */
export async function bookFromProvider(context: Context): Promise<Booked> {
  await readStatement(context);
  const counts: Booked['counts'] = { payment: 0, refund: 0, payout: 0 };
  const advice = new Map<string, string>();
  for (const kind of Object.keys(BOOKS) as Kind[]) {
    counts[kind] = await bookAll(context, kind, advice);
    // A chargeback can be matched only once its payment exists.
    if (kind === 'payment') await confirmChargebacks(context);
  }
  await syncDifferences(context);
  const differences = await findDifferences(context.db, context.payments.name);
  const left = differences.map(({ subject }) => ({
    subject,
    advice: advice.get(subject) ?? ADVICE[subject.split(':')[0] ?? ''] ?? COMPARE,
  }));
  return { counts, left };
}

/** Repeats until nothing is left, because each query returns a limited number. */
async function bookAll(context: Context, kind: Kind, advice: Map<string, string>): Promise<number> {
  let count = 0;
  for (;;) {
    const subjects = await listDiffering(context, kind);
    const fresh = subjects.filter((subject) => !advice.has(subject));
    if (fresh.length === 0) return count;
    for (const subject of fresh) {
      const left = await orAdvice(context, () => BOOKS[kind](context, subject.slice(kind.length + 1)));
      // Don't retry one that was posted and still differs.
      advice.set(subject, left ?? COMPARE);
      if (left === null) count += 1;
    }
  }
}

async function listDiffering({ db, payments }: Context, kind: Kind): Promise<string[]> {
  const found = await findDifferences(db, payments.name, kind);
  return found.map(({ subject }) => subject);
}

/** A failure with one movement must not hold up the others. */
async function orAdvice({ log }: Context, book: () => Promise<string | null>): Promise<string | null> {
  try {
    return await book();
  } catch (cause) {
    if (cause instanceof PaymentFailure) return 'The provider didn’t answer. Run this command again.';
    log.error({ err: cause }, 'a movement at the provider could not be booked');
    return COMPARE;
  }
}

const COMPARE = 'Compare it with the provider’s dashboard, and ask the provider if it isn’t clear.';
const ADVICE: Record<string, string> = {
  entry: 'It was moved by hand at the provider. Book it to the reserve under Utilities, Provider.',
  chargeback: 'The payment it took back isn’t here. Book that one first.',
};
