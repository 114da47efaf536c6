// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { BusinessQuote } from '#contract/hiring/quotes.ts';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { QuoteCardActions } from './quote-card-actions.tsx';

const CARD = { id: 'c1', brand: 'Visa', last4: '4242', exp_month: 12, exp_year: 2034, is_expired: false };
const QUOTE = {
  id: 'q1',
  amount_cents: 42_500,
  posted_cents: 35_000,
  fee_percent: 10,
  awaits_consent: false,
  campaign: { is_offer: false },
  creator: { full_name: 'Dev Kapoor' },
} as BusinessQuote;
const REFUSED = {
  quote_id: 'q1',
  status: 'open',
  checkout_url: 'https://pay.example/cs_1',
  card_refusal: 'declined',
};

let page: ShownPage;
afterEach(() => page.remove());

it('a saved card pays the difference on its button, and a refusal says why and leads to the page', async () => {
  const asked: string[] = [];
  await show({}, (request, sent) => {
    if (request.startsWith('GET')) return { status: 200, body: { card: CARD } };
    asked.push(new URL(sent.url).search);
    return { status: 200, body: REFUSED };
  });
  await vi.waitFor(() => expect(named('Accept and pay $82.50 with Visa •••• 4242')).toBeDefined());
  named('Accept and pay $82.50 with Visa •••• 4242')?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain('The bank declined Visa •••• 4242'));
  expect(asked).toEqual(['?card_id=c1']);
  const link = document.querySelector<HTMLAnchorElement>('a[href="https://pay.example/cs_1"]');
  expect(link?.textContent).toBe('Go to payment page');
});

it.each([
  ['a quote that costs nothing more', { quote: { ...QUOTE, amount_cents: 30_000 } }, CARD],
  ['an expired card', {}, { ...CARD, is_expired: true }],
  ['someone who can’t pay', { canPay: false }, CARD],
  ['a creator who hasn’t agreed to the new brief', { quote: { ...QUOTE, awaits_consent: true } }, CARD],
])('offers no card for %s', async (_, more, card) => {
  await show(more, () => ({ status: 200, body: { card } }));
  await vi.waitFor(() => expect(named('Accept')).toBeDefined());
  await new Promise((resolve) => setTimeout(resolve, 20));
  const button = named('Accept and pay $82.50 with Visa •••• 4242');
  expect(button === undefined || button.matches(':disabled, [aria-disabled=true]')).toBe(true);
});

function named(words: string): HTMLElement | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
}

async function show(
  more: Partial<Parameters<typeof QuoteCardActions>[0]>,
  answer: NonNullable<Parameters<typeof showPage>[1]>['answer'],
): Promise<void> {
  const queries = createQueries();
  page = await showPage(
    () => (
      <QueryClientProvider client={queries.client}>
        <QuoteCardActions quote={QUOTE} businessId="b1" canPay onCounter={() => {}} {...more} />
      </QueryClientProvider>
    ),
    { queries, ...(answer && { answer }) },
  );
}
