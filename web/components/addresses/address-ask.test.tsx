// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueries } from '#web/queries.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { AddressAsk } from './address-ask.tsx';

let page: ShownPage;
afterEach(() => page.remove());

const text = () => document.body.textContent;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

it('asks for an address until one is saved, and saving it sends no form around it', async () => {
  const sendApplication = vi.fn();
  let mailing_address: object | null = null;
  const queries = createQueries();
  page = await showPage(
    () => (
      <QueryClientProvider client={queries.client}>
        <form onSubmit={sendApplication}>
          <AddressAsk businessName="Crumb & Co." use="law" />
        </form>
      </QueryClientProvider>
    ),
    {
      queries,
      answer: async (_, sent) => {
        if (sent.method === 'PUT') mailing_address = await sent.json();
        return { status: 200, body: { mailing_address } };
      },
    },
  );
  await vi.waitFor(() => expect(text()).toContain('Crumb & Co. sees it only if they accept you.'));
  button('Add address')?.click();
  await vi.waitFor(() => expect(button('Save address')).toBeDefined());
  const words = { recipient_name: 'Maya Okafor', street: '214 Bedford Ave', city: 'Brooklyn', zip: '11211' };
  for (const [name, value] of Object.entries(words)) {
    (document.querySelector(`input[name=${name}]`) as HTMLInputElement).value = value;
  }
  button('Save address')?.click();
  await vi.waitFor(() => expect(page.toasts).toMatchObject([{ title: 'Address saved.' }]));
  await vi.waitFor(() => expect(text()).not.toContain('Add your mailing address'));
  expect(sendApplication).not.toHaveBeenCalled();
});
