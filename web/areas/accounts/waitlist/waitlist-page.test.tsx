// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { WaitlistEntry } from '#contract/accounts/waitlist.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { WaitlistPage } from './waitlist-page.tsx';

const PENDING: WaitlistEntry = { city_name: 'Hoboken', status: 'pending' };

let page: ShownPage;
afterEach(() => page.remove());

it('shows the spot as confirmed, and lets one leave', async () => {
  await show(async () => ({ ...PENDING, status: 'confirmed' }));
  buttons()[0]?.click();
  await vi.waitFor(() => expect(heading()).toBe('You’re on the Hoboken waitlist.'));
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Leave waitlist']);
});

it('says that nothing has changed when the answer did not come', async () => {
  await show(() => Promise.reject(new TypeError('Failed to fetch')));
  buttons()[1]?.click();
  const words = 'Check your connection and try again. Nothing changed.';
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(words));
  expect(heading()).toBe('Confirm your spot for Hoboken.');
});

const heading = () => document.querySelector('h1')?.textContent;
const buttons = () => [...document.querySelectorAll<HTMLElement>('#main button')];

async function show(onChange: () => Promise<WaitlistEntry>): Promise<void> {
  page = await showPage(() => (
    <WaitlistPage now={new Date('2026-06-11T15:00:00Z')} entry={PENDING} onChange={onChange} />
  ));
  await vi.waitFor(() => expect(heading()).toBeTruthy());
}
