// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { EmailSubscription } from '#contract/accounts/unsubscribes.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const ON: EmailSubscription = { label: 'New applications', is_subscribed: true };
const OFF: EmailSubscription = { ...ON, is_subscribed: false };

let page: ShownPage;
afterEach(() => page.remove());

const heading = () => document.querySelector('h1')?.textContent;
const button = () => document.querySelector<HTMLElement>('#main button');

async function show(subscription: EmailSubscription | null, onUnsubscribe = async () => OFF): Promise<void> {
  const now = new Date('2026-06-11T15:00:00Z');
  page = await showPage(() => (
    <UnsubscribePage now={now} subscription={subscription} onUnsubscribe={onUnsubscribe} />
  ));
}

it('changes nothing before its button is pressed, then says that the emails are off', async () => {
  const onUnsubscribe = vi.fn(async () => OFF);
  await show(ON, onUnsubscribe);
  await vi.waitFor(() => expect(heading()).toBe('Unsubscribe?'));
  expect(onUnsubscribe).not.toHaveBeenCalled();
  button()?.click();
  await vi.waitFor(() => expect(heading()).toBe('You’re unsubscribed.'));
  expect(document.querySelector('[role=status]')?.textContent).toContain('“New applications” are off');
  expect(button()).toBeNull();
});

it('says that nothing changed when the press was lost', async () => {
  await show(ON, () => Promise.reject(new TypeError('Failed to fetch')));
  await vi.waitFor(() => expect(button()).not.toBeNull());
  button()?.click();
  const words = 'Check your connection and try again. Nothing changed.';
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(words));
  expect(button()).not.toBeNull();
});

it('a link that is cut off leads to the settings', async () => {
  await show(null);
  await vi.waitFor(() => expect(heading()).toBe('This link is incomplete.'));
  expect(document.querySelector('#main a')?.getAttribute('href')).toBe('/settings#notifications');
});
