import type { FastifyReply, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { safeEncode } from 'zod/v4/core';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import type { AskInProcess, Question } from './ask-in-process.ts';
import { refuseUncleanInput } from './clean-input.ts';
import { performRoute, type RecordViews } from './perform-route.ts';
import { describeProblem, readProblem } from './problems.ts';
import { configOf } from './register-routes.ts';
import type { Route } from './route.ts';
import { SerializedJson } from './serialized-json.ts';

interface Parts {
  routes: readonly Route[];
  recordViews: RecordViews;
  /** Every request has to pass this before its input is read. */
  guard: (request: FastifyRequest) => Promise<void>;
}

/**
 * While a page renders, it asks the API in its visitor's name: nearly always to read, and sometimes to begin an application, to
 * enter an area for the first time or to sign addresses of files. Guards, schemas and verbs are those of a request over HTTP;
 * only the request and the answer themselves are never written out. Who asks was found out when the page was requested.
 */
export function answersInProcess(context: Context, { routes, recordViews, guard }: Parts) {
  const verbs = new Map(
    routes
      .filter(({ endpoint: { produces } }) => produces === undefined)
      .map((route) => {
        const { method, url } = route.endpoint;
        return [`${method} ${url}`, verbOf(context, route, { recordViews, guard })];
      }),
  );
  return (visitor: FastifyRequest): AskInProcess =>
    async (address, question) => {
      const perform = verbs.get(address);
      if (perform === undefined) throw new Error(`A page can’t ask ${address} while it renders`);
      return perform(visitor, question);
    };
}

function verbOf(context: Context, route: Route, { recordViews, guard }: Omit<Parts, 'routes'>) {
  const { endpoint } = route;
  const { url, method, response } = endpoint;
  const perform = performRoute(context, route, recordViews);
  const routeOptions = { url, method, config: configOf(endpoint) };
  return async (visitor: FastifyRequest, { params = {}, query = {}, body }: Question): Promise<unknown> => {
    const request = inNameOf(visitor, {
      method,
      routeOptions,
      params: asTexts(params),
      query: asTexts(query),
      body,
    });
    try {
      await guard(request);
      await refuseUncleanInput(request);
      request.params = checked(endpoint.params, request.params);
      request.query = checked(endpoint.query, request.query);
      request.body = checked(endpoint.body, request.body);
      const answer = await perform(request, NO_REPLY);
      return answer instanceof SerializedJson ? JSON.parse(answer.json) : encoded(response, answer);
    } catch (cause) {
      throw describeProblem(readProblem(cause, request), request);
    }
  };
}

/**
 * The visitor's request, as if it had been made to another address. What they send with every request, such as their
 * session, is read from the page's request behind it.
 */
function inNameOf(visitor: FastifyRequest, asked: object): FastifyRequest {
  const own = Object.entries({ actor: visitor.actor, ...asked });
  return Object.create(
    visitor,
    Object.fromEntries(own.map(([name, value]) => [name, { value, writable: true }])),
  );
}

/** Headers of the answer, which no browser will see. */
const NO_REPLY = { header: () => NO_REPLY } as unknown as FastifyReply;

/** Values as an address carries them: a list of one is a text, and what is empty is left out. */
function asTexts(values: Record<string, unknown>): Record<string, string | string[]> {
  const written: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(values)) {
    const texts = [value].flat().flatMap((one) => (one == null ? [] : [String(one)]));
    const [first] = texts;
    if (first !== undefined) written[name] = texts.length === 1 ? first : texts;
  }
  return written;
}

function checked(schema: z.ZodType | undefined, data: unknown): unknown {
  if (schema === undefined) return data;
  const { value, error } = validatorCompiler({ schema } as never)(data) as {
    value: unknown;
    error?: unknown;
  };
  if (error !== undefined) throw Object.assign(new Error('The input is not valid'), { validation: error });
  return value;
}

/** Only what the contract names leaves, as over HTTP. */
function encoded(schema: z.ZodType, answer: unknown): unknown {
  const { data, error } = safeEncode(schema, answer);
  if (error !== undefined) throw new Problem('internal_error', 'The answer doesn’t match its schema.');
  return data;
}
