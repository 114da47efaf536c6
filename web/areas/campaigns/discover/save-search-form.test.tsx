// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { NO_FILTERS } from './discover-view.ts';
import { SaveSearchForm } from './save-search-form.tsx';

let page: ShownPage;
afterEach(() => page.remove());

it('asks for a name before anything is sent', async () => {
  await show({ status: 200 });
  save();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Enter a name'));
  expect(page.requests).toEqual([]);
});

it('keeps the name beside the reason when it was not saved', async () => {
  await show({ status: 409, body: { detail: 'You have 20 saved searches. Delete one first.' } });
  type('Bakeries');
  save();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Delete one first.'));
  expect(field()?.value).toBe('Bakeries');
});

it('says that it is saved, and empties the name for the next one', async () => {
  await show({ status: 200 });
  type('Bakeries');
  save();
  const toast = { title: 'Search saved', description: 'Bakeries', variant: 'success' };
  await vi.waitFor(() => expect(page.toasts).toEqual([toast]));
  await vi.waitFor(() => expect(field()?.value).toBe(''));
});

const field = () => document.querySelector<HTMLInputElement>('input');
const save = () => document.querySelector<HTMLElement>('[type=submit]')?.click();

async function show(answer: { status: number; body?: object }): Promise<void> {
  page = await showPage(() => <SaveSearchForm filters={{ ...NO_FILTERS, q: 'rye' }} />, {
    answer: () => answer,
  });
  await vi.waitFor(() => expect(field()).not.toBeNull());
}

function type(text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
  field()?.dispatchEvent(new Event('input', { bubbles: true }));
}
