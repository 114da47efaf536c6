// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { SandboxCheckoutView } from '#contract/money/sandbox-checkouts.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { CheckoutPage } from './checkout-page.tsx';

const OPEN = {
  id: 'co1',
  amount_cents: 33_000,
  description: 'Rye week, 2 spots',
  is_open: true,
} as SandboxCheckoutView;

let page: ShownPage;
afterEach(() => page.remove());

it('says why the payment was not taken, and can be paid again', async () => {
  page = await showPage(() => <CheckoutPage checkout={OPEN} />, {
    answer: () => ({ status: 409, body: { detail: 'This checkout has expired.' } }),
  });
  await vi.waitFor(() => expect(pay()).not.toBeNull());
  pay()?.click();
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toBe('This checkout has expired.'),
  );
  pay()?.click();
  await vi.waitFor(() => expect(page.requests).toHaveLength(2));
  expect(page.requests[0]).toBe('POST /api/sandbox/checkouts/co1/answer');
});

const pay = () => document.querySelector<HTMLElement>('[type=submit]');
