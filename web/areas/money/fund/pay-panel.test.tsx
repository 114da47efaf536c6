// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { FundingPage } from '#contract/money/fundings.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { PayPanel } from './pay-panel.tsx';

const PRICE = { payout_cents: 15_000, fee_cents: 1_500 } as NonNullable<FundingPage['price']>;
const CARD = { id: 'c1', brand: 'Visa', last4: '4242', exp_month: 12, exp_year: 2034, is_expired: false };
const PAGE = {
  purpose: 'first',
  slots: 2,
  most_slots: 2,
  price: PRICE,
  card: null,
  campaign: { funded_slots: 0 },
} as FundingPage;

let page: ShownPage;
afterEach(() => page.remove());

it('asks for agreement before anything is sent', async () => {
  await show();
  pay();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Check the box to continue'));
  expect(page.requests).toEqual([]);
});

it('says beside the button why nothing was paid, and lets one try again', async () => {
  await show();
  document.querySelector<HTMLInputElement>('[name=has_agreed]')?.click();
  pay();
  await vi.waitFor(() => expect(alertText()).toBe('The price has changed. Look at the receipt.'));
  pay();
  await vi.waitFor(() => expect(page.requests).toHaveLength(2));
  expect(page.requests[0]).toBe('POST /api/businesses/b1/campaigns/rye-week/fundings');
});

it('reuses the key of a payment whose answer got lost', async () => {
  const keys: (string | null)[] = [];
  await show((_, sent) => {
    keys.push(sent.headers.get('idempotency-key'));
    throw new TypeError('Failed to fetch');
  });
  document.querySelector<HTMLInputElement>('[name=has_agreed]')?.click();
  pay();
  await vi.waitFor(() => expect(alertText()).toContain('connection'));
  pay();
  await vi.waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/.{16}/);
  expect(keys[1]).toBe(keys[0]);
});

it('a saved card pays the price on its button, and a refusal says why and leads to the page', async () => {
  const bodies: unknown[] = [];
  const answer = {
    funding_id: 'f1',
    status: 'created',
    total_cents: 33_000,
    checkout_url: 'https://pay.example/cs_1',
    card_refusal: 'declined',
  };
  await show(
    (_, sent) => {
      void sent.json().then((body) => bodies.push(body));
      return { status: 201, body: answer };
    },
    { ...PAGE, card: CARD },
  );
  const button = document.querySelector<HTMLElement>('[type=submit]');
  expect(button?.textContent).toContain('Pay $330.00 with Visa •••• 4242');
  document.querySelector<HTMLInputElement>('[name=has_agreed]')?.click();
  button?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain('The bank declined Visa •••• 4242'));
  await vi.waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies).toEqual([expect.objectContaining({ card_id: 'c1', funded_slots: 0, save_card: false })]);
  const link = document.querySelector<HTMLAnchorElement>('a[href="https://pay.example/cs_1"]');
  expect(link?.textContent).toBe('Go to payment page');
});

it('an expired card is not offered', async () => {
  await show(undefined, { ...PAGE, card: { ...CARD, is_expired: true } });
  expect(document.querySelector('[type=submit]')?.textContent).toContain('Pay $330.00');
  expect(document.body.textContent).not.toContain('4242');
});

const REFUSED = { status: 409, body: { detail: 'The price has changed. Look at the receipt.' } };

async function show(
  answer: NonNullable<Parameters<typeof showPage>[1]>['answer'] = () => REFUSED,
  shown = PAGE,
): Promise<void> {
  const path = { business_id: 'b1', identifier: 'rye-week' };
  page = await showPage(
    () => <PayPanel page={shown} price={PRICE} slots={2} onSlots={() => undefined} path={path} />,
    { answer },
  );
  await vi.waitFor(() => expect(document.querySelector('[type=submit]')).not.toBeNull());
}

function pay(): void {
  document.querySelector<HTMLElement>('[type=submit]')?.click();
}

const alertText = () => document.querySelector('form > [role=alert]')?.textContent;
