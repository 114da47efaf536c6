import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { packLists, unpackLists } from './pack-lists.ts';

const MINUTE_MS = 60_000;

const RETRIES = 1;

/** The query cache of a visit, with its transfer from the server to the page. */
export interface Queries {
  client: QueryClient;
  /** The answers as JSON that can stand inside a script element. Only the server asks, so no browser loads how. */
  dehydrate(): string;
}

export function createQueries(dehydrated?: string): Queries {
  const ofVisitOrRequest = import.meta.env.SSR ? RequestClient : QueryClient;
  const client = new ofVisitOrRequest({
    defaultOptions: { queries: QUERIES, mutations: { networkMode: 'always' } },
  });
  if (dehydrated !== undefined)
    for (const [key, answer, updatedAt] of unpackLists(JSON.parse(dehydrated)) as SentAnswer[])
      client.setQueryData(key, answer, { updatedAt });
  return { client, dehydrate: () => (import.meta.env.SSR ? write(client) : '') };
}

/** The library would send the state of its requests with each answer, which is over once the answer is here. */
type SentAnswer = readonly [key: QueryKey, answer: unknown, updatedAt: number];

function write(client: QueryClient): string {
  const answers = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }): SentAnswer => [queryKey, state.data, state.dataUpdatedAt]);
  return JSON.stringify(packLists(answers)).replaceAll('<', '\\u003c');
}

/**
 * Offline, a query fails like any other that gets no answer. By default it would pause silently, and so would the page.
 */
const QUERIES = {
  staleTime: 5 * MINUTE_MS,
  gcTime: 10 * MINUTE_MS,
  retry,
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;

/**
 * On the server an answer is dropped with its request: a timer that evicts it in ten minutes would keep the entire page
 * in memory until then.
 */
class RequestClient extends QueryClient {
  override defaultQueryOptions(options: { queryKey: QueryKey }) {
    return { ...super.defaultQueryOptions(options), gcTime: Number.POSITIVE_INFINITY } as never;
  }
}

/** A failure may succeed on the next try. A refusal is final. */
function retry(failures: number, cause: unknown): boolean {
  const { status } = (cause ?? {}) as { status?: number };
  const isRefusal = status !== undefined && status >= 400 && status < 500;
  return failures < RETRIES && !isRefusal;
}
