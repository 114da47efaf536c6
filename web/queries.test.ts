import { expect, it } from 'vitest';
import { createQueries } from './queries.ts';

it('keeps answers fresh for 5 minutes and tries a failing call once more [CONST-19] [CONST-20]', async () => {
  const { client } = createQueries();
  expect(client.getDefaultOptions().queries).toMatchObject({ staleTime: 300_000, retry: 1 });
});

it('carries what the server fetched into the page', () => {
  const server = createQueries();
  server.client.setQueryData(['cities'], ['New York City']);
  const page = createQueries(server.dehydrate());
  expect(page.client.getQueryData(['cities'])).toEqual(['New York City']);
});
