import { afterEach, expect, it, vi } from 'vitest';
import { createQueries } from './queries.ts';

afterEach(() => vi.useRealTimers());

it('keeps answers fresh for 5 minutes and unused ones for 10 [CONST-17] [CONST-18] [CONST-19]', () => {
  const { client } = createQueries();
  expect(client.getDefaultOptions().queries).toMatchObject({ staleTime: 300_000, gcTime: 600_000 });
});

it.each([
  ['tries what failed once more (decision: two requests in all) [CONST-20]', { status: 500 }, 2],
  ['tries once more when the server was not reached [CONST-20]', new TypeError('Failed to fetch'), 2],
  ['takes a refusal for an answer', { status: 403 }, 1],
])('%s', async (_, cause, requests) => {
  vi.useFakeTimers();
  const { client } = createQueries();
  const queryFn = vi.fn(() => Promise.reject(cause));
  const answer = expect(client.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toBe(cause);
  await vi.runAllTimersAsync();
  await answer;
  expect(queryFn).toHaveBeenCalledTimes(requests);
});

it('leaves no timer behind on the server, which would hold the page of a request for as long', async () => {
  vi.useFakeTimers();
  const { client } = createQueries();
  await client.fetchQuery({ queryKey: ['x'], queryFn: async () => 1, gcTime: 600_000 });
  client.setQueryData(['y'], 2);
  expect(vi.getTimerCount()).toBe(0);
});

it('carries what the server fetched into the page', () => {
  const server = createQueries();
  server.client.setQueryData(['cities'], ['New York City']);
  const page = createQueries(server.dehydrate());
  expect(page.client.getQueryData(['cities'])).toEqual(['New York City']);
});

it('escapes what would close the script element around it', () => {
  const server = createQueries();
  server.client.setQueryData(['title'], '</script><script>alert(1)</script>');
  expect(server.dehydrate()).not.toContain('<');
  expect(createQueries(server.dehydrate()).client.getQueryData(['title'])).toBe(
    '</script><script>alert(1)</script>',
  );
});

it('sends the age of an answer along, and nothing of one that failed', async () => {
  const server = createQueries();
  server.client.setQueryData(['cities'], ['New York City'], { updatedAt: 1_000 });
  const queryFn = () => Promise.reject({ status: 403 });
  await server.client.prefetchQuery({ queryKey: ['refused'], queryFn });
  const sent = server.dehydrate();
  expect(JSON.parse(sent)).toEqual([[['cities'], ['New York City'], 1_000]]);
  expect(createQueries(sent).client.getQueryState(['cities'])).toMatchObject({
    status: 'success',
    dataUpdatedAt: 1_000,
  });
});
