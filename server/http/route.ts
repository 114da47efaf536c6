import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AccessRuleName, Account, Actor } from '#domain/access.ts';
import type { Context } from '../context.ts';
import { Problem } from '../errors.ts';
import type { Download } from './download.ts';
import type { RequestSession } from './fastify-types.ts';
import type { Written } from './written.ts';

type Schema = z.ZodType;
type Parsed<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined;

interface RouteContract<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
> {
  params?: Params;
  query?: Query;
  body?: Body;
}

export interface Call<Params, Query, Body> {
  context: Context;
  actor: Actor;
  params: Params;
  query: Query;
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
}

type FileType = 'application/pdf' | 'text/calendar; charset=utf-8' | 'text/csv; charset=utf-8';

/** One API route as it reads: who may call it, what crosses the wire, and the verb behind it. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: `/${string}`;
  access: AccessRuleName;
  operation: string;
  summary: string;
  contract: RouteContract<Schema | undefined, Schema | undefined, Schema | undefined>;
  headers?: Schema | undefined;
  status: number;
  /** What the answer is where it is no JSON: `handle` gives a `Download` then. Of several, the address says which. */
  produces?: FileType | readonly FileType[] | undefined;
  response: Schema;
  handle(call: Call<unknown, unknown, unknown>): Promise<unknown>;
}

interface RouteDefinition<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
> extends Pick<Route, 'method' | 'url' | 'access' | 'operation' | 'summary' | 'headers' | 'produces'>,
    RouteContract<Params, Query, Body> {
  response: Response;
  status?: number;
  handle(
    call: Call<Parsed<Params>, Parsed<Query>, Parsed<Body>>,
  ): Promise<z.input<Response> | Written | Download>;
}

export function defineRoute<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(definition: RouteDefinition<Params, Query, Body, Response>): Route {
  const { params, query, body, status = 200, handle, ...rest } = definition;
  return {
    ...rest,
    contract: { params, query, body },
    status,
    handle: handle as unknown as Route['handle'],
  };
}

/** The account behind a guarded route. The rule of the route has let nobody in without one. */
export function signedIn({ actor, request }: { actor: Actor; request: FastifyRequest }): {
  account: Account;
  session: RequestSession;
} {
  if (actor === null || request.session === null) {
    throw new Problem('authentication_required', 'Sign in and try again.');
  }
  return { account: actor, session: request.session };
}
