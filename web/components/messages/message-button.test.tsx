// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { MessageButton } from './message-button.tsx';

let page: ShownPage;
afterEach(() => page.remove());

it('opens the conversation and goes there', async () => {
  await press({ status: 200, body: { side: 'creator', id: 'c1' } });
  await vi.waitFor(() => expect(page.router.state.location.pathname).toBe('/creator/messages/c1'));
  expect(page.toasts).toEqual([]);
});

it('says why no conversation was opened, and stays', async () => {
  await press({ status: 422, body: { detail: 'This business is closed.' } });
  const description = 'This business is closed.';
  const toast = { title: 'Couldn’t open the conversation', description, variant: 'destructive' };
  await vi.waitFor(() => expect(page.toasts).toEqual([toast]));
  expect(page.router.state.location.pathname).toBe('/');
});

async function press(answer: { status: number; body: object }): Promise<void> {
  page = await showPage(() => <MessageButton campaignId="k1" name="Crumb & Co." />, { answer: () => answer });
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  document.querySelector('button')?.click();
}
