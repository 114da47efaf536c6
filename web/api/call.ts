/// <reference types="vite/types/importMeta.d.ts" />
import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints.ts';
import type { ApiReach } from './reach.ts';

type Endpoint = (typeof ENDPOINTS)[keyof typeof ENDPOINTS];

/** The endpoints that answer with JSON, by address. Only their types reach the browser. */
type Endpoints = {
  [E in Endpoint as E extends { produces: unknown } ? never : `${E['method']} ${E['url']}`]: E;
};

/** An endpoint's address, such as `GET /api/campaigns/:identifier`. */
export type Address = keyof Endpoints;

type Part = 'params' | 'query' | 'body' | 'headers';

type Sent<E> = { [P in keyof E & Part]: E[P] extends z.ZodType ? z.input<E[P]> : never };

/** Makes a part optional if none of its fields is required. */
type WithOptional<S> = { [P in keyof S as object extends S[P] ? never : P]: S[P] } & {
  [P in keyof S as object extends S[P] ? P : never]?: S[P];
};

export type RequestTo<A extends Address> = WithOptional<Sent<Endpoints[A]>>;
export type AnswerOf<A extends Address> = z.output<Endpoints[A]['response']>;

type How = Pick<RequestInit, 'keepalive' | 'signal'>;

export type Asking<A extends Address> =
  object extends RequestTo<A> ? [request?: RequestTo<A> & How] : [request: RequestTo<A> & How];

interface AnyRequest extends How {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API and resolves with its answer. Rejects with the problem document or the network error. */
export async function call<A extends Address>(
  api: ApiReach,
  address: A,
  ...asking: Asking<A>
): Promise<AnswerOf<A>> {
  const { params = {}, query = {}, body, headers, ...how }: AnyRequest = asking[0] ?? {};
  if (import.meta.env.SSR && api.ask)
    return api.ask(address, { params, query, body }) as Promise<AnswerOf<A>>;
  const [method, url = ''] = address.split(' ');
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const request = new Request(`${api.baseUrl}${path}${searchOf(query)}`, {
    ...how,
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await (api.fetch ?? fetch)(request);
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  throw problemIn(text);
}

/** A list repeats its name once per entry. */
function searchOf(query: Record<string, unknown>): string {
  const said = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one == null ? [] : [`${name}=${encodeURIComponent(String(one))}`])),
  );
  return said.length === 0 ? '' : `?${said.join('&')}`;
}

/** A proxy between here and the API may answer in plain text. */
function problemIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text || {};
  }
}
