import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { ACCESS_RULES, Account } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import type { Download, StoredDownload } from './download.ts';
import type { RequestSession } from './fastify-types.ts';
import type { SerializedJson } from './serialized-json.ts';

type Parsed<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E extends {
  [Key in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

interface SignedIn {
  account: Account;
  session: RequestSession;
}

/** A rule that names no role lets visitors in too. */
type Caller<E extends Endpoint> = (typeof ACCESS_RULES)[E['access']] extends { roles: unknown }
  ? SignedIn
  : { account: Account | null; session: RequestSession | null };

export type Call<E extends Endpoint> = Caller<E> & {
  context: Context;
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** An endpoint and its handler. */
export interface Route {
  endpoint: Endpoint;
  answer(call: object): Promise<unknown>;
}

/** If the endpoint produces a file, the handler returns a `Download`, or a `StoredDownload` of an upload. */
export function handle<E extends Endpoint>(
  endpoint: E,
  answer: (call: Call<E>) => Promise<z.input<E['response']> | SerializedJson | Download | StoredDownload>,
): Route {
  return { endpoint, answer: answer as Route['answer'] };
}

/** The account behind a guarded request. The access rule lets nobody in without one. */
export function signedIn({ actor, session }: Pick<FastifyRequest, 'actor' | 'session'>): SignedIn {
  if (actor === null || session === null) {
    throw new Problem('authentication_required', 'Sign in and try again.');
  }
  return { account: actor, session };
}
