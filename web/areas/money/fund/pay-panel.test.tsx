// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { FundingPage } from '#contract/money/fundings.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { PayPanel } from './pay-panel.tsx';

const PRICE = { payout_cents: 15_000, fee_cents: 1_500 } as NonNullable<FundingPage['price']>;
const PAGE = { purpose: 'first', slots: 2, most_slots: 2, price: PRICE } as FundingPage;

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

const REFUSED = { status: 409, body: { detail: 'The price has changed. Look at the receipt.' } };

async function show(
  answer: NonNullable<Parameters<typeof showPage>[1]>['answer'] = () => REFUSED,
): Promise<void> {
  const path = { business_id: 'b1', identifier: 'rye-week' };
  page = await showPage(
    () => <PayPanel page={PAGE} price={PRICE} slots={2} onSlots={() => undefined} path={path} />,
    { answer },
  );
  await vi.waitFor(() => expect(document.querySelector('[type=submit]')).not.toBeNull());
}

function pay(): void {
  document.querySelector<HTMLElement>('[type=submit]')?.click();
}

const alertText = () => document.querySelector('form > [role=alert]')?.textContent;
