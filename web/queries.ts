import { dehydrate, hydrate, QueryClient, type QueryKey } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

const RETRIES = 1;

/** The one cache of a visit, and how it travels from the server into the page. */
export interface Queries {
  client: QueryClient;
  dehydrate(): string;
}

export function createQueries(dehydrated?: string): Queries {
  const ofVisitOrRequest = import.meta.env.SSR ? RequestClient : QueryClient;
  const client = new ofVisitOrRequest({
    defaultOptions: { queries: { staleTime: 5 * MINUTE_MS, gcTime: 10 * MINUTE_MS, retry } },
  });
  if (dehydrated !== undefined) hydrate(client, JSON.parse(dehydrated));
  return { client, dehydrate: () => JSON.stringify(dehydrate(client)) };
}

/** On the server an answer goes with its request: a timer that forgets it in ten minutes would hold all of the page until then. */
class RequestClient extends QueryClient {
  override defaultQueryOptions(options: { queryKey: QueryKey }) {
    return { ...super.defaultQueryOptions(options), gcTime: Number.POSITIVE_INFINITY } as never;
  }
}

/** What failed may work the next time. A refusal was an answer, and stays one. */
function retry(failures: number, cause: unknown): boolean {
  const { status } = (cause ?? {}) as { status?: number };
  const isRefusal = status !== undefined && status >= 400 && status < 500;
  return failures < RETRIES && !isRefusal;
}
