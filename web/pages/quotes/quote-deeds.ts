import type { BusinessQuote } from '#contract/quotes.ts';
import { formatCents } from '#domain/money.ts';
import type { QuoteAnswered } from '#web/api/generated/types.gen.ts';
import { toast } from '#web/ui/toast.ts';
import { firstNameOf } from './standing-words.ts';

/** What the people of a business do with a quote. Each resolves once the list holds the change. */
export interface QuoteActions {
  accept(id: string): Promise<QuoteAnswered>;
  counter(id: string, counter: { amount_cents: number; reason: string }): Promise<QuoteAnswered>;
  decline(id: string): Promise<QuoteAnswered>;
  withdraw(id: string): Promise<QuoteAnswered>;
}

/** The same, said in a toast; where the difference is to be paid in first, it leads to the payment. */
export function quoteDeeds(actions: QuoteActions, leave: (url: string) => void) {
  function settle({ checkout_url }: QuoteAnswered, title: string, variant: 'success' | 'default'): void {
    if (checkout_url === null) toast({ title, variant });
    else leave(checkout_url);
  }
  return {
    async accept(quote: BusinessQuote) {
      const words = `${firstNameOf(quote)} is in. ${formatCents(quote.amount_cents)} is held.`;
      settle(await actions.accept(quote.id), words, 'success');
    },
    async counter(quote: BusinessQuote, counter: { amount_cents: number; reason: string }) {
      const words = `${firstNameOf(quote)} has ${quote.answer_hours} hours for ${formatCents(counter.amount_cents)}.`;
      settle(await actions.counter(quote.id, counter), words, 'default');
    },
    async decline(quote: BusinessQuote) {
      const words = `Declined. The application stands at ${formatCents(quote.posted_cents)}.`;
      settle(await actions.decline(quote.id), words, 'default');
    },
    async withdraw(quote: BusinessQuote) {
      settle(await actions.withdraw(quote.id), 'Your counter is taken back.', 'default');
    },
  };
}
export type QuoteDeeds = ReturnType<typeof quoteDeeds>;
