// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { SavedSearchStatus } from '#contract/campaigns/saved-searches.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { SavedSearchMailPage } from './saved-search-mail-page.tsx';

const ON: SavedSearchStatus = { search_name: 'Bakeries', has_daily_mail: true };

let page: ShownPage;
afterEach(() => page.remove());

it('shows that the mail is stopped', async () => {
  await stop(async () => ({ ...ON, has_daily_mail: false }));
  await vi.waitFor(() => expect(heading()).toBe('You won’t get these emails anymore.'));
  expect(button()).toBeNull();
});

it('says that nothing has changed when it could not be stopped', async () => {
  await stop(() => Promise.reject(new TypeError('Failed to fetch')));
  const words = 'Check your connection and try again. Nothing changed.';
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(words));
  expect(button()).not.toBeNull();
});

const heading = () => document.querySelector('h1')?.textContent;
const button = () => document.querySelector<HTMLElement>('#main button');

async function stop(onStop: () => Promise<SavedSearchStatus>): Promise<void> {
  const now = new Date('2026-06-11T15:00:00Z');
  page = await showPage(() => <SavedSearchMailPage now={now} search={ON} onStop={onStop} />);
  await vi.waitFor(() => expect(button()).not.toBeNull());
  button()?.click();
}
