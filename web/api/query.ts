import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Address, type AnswerOf, type Asking, call, type RequestTo } from './call.ts';
import type { ApiReach } from './reach.ts';

/** The addresses that can be read with GET. */
export type Readable = Extract<Address, `GET ${string}`>;
type Listed = {
  [A in Readable]: AnswerOf<A> extends { next_cursor: string | null } ? A : never;
}[Readable];

/** A query of one endpoint. Its key begins with the address, so all queries of an endpoint can be found by it. */
export function apiQuery<A extends Readable>(api: ApiReach, address: A, ...[request]: Asking<A>) {
  return queryOptions({
    queryKey: keyOf(address, request),
    queryFn: ({ signal }): Promise<AnswerOf<A>> => ask(api, address, { ...request, signal }),
  });
}

/** A paginated list: each answer has the cursor of the next page. */
export function apiPages<A extends Listed>(api: ApiReach, address: A, ...[request]: Asking<A>) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(address, request), 'pages'] as const,
    queryFn: ({ pageParam: cursor, signal }): Promise<AnswerOf<A>> =>
      ask(api, address, { ...request, query: { ...(request as { query?: object })?.query, cursor }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
}

function keyOf<A extends Address>(address: A, request: object = {}) {
  return [address, request as Partial<RequestTo<A>>] as const;
}

function ask<A extends Address>(api: ApiReach, address: A, request: object): Promise<AnswerOf<A>> {
  return call(api, address, ...([request] as unknown as Asking<A>));
}
