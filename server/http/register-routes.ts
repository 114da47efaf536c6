import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { problemDocument } from '#contract/problem.ts';
import { decideApiAccess } from '#domain/access.ts';
import type { Context } from '../context.ts';
import { Problem } from '../errors.ts';
import type { Route } from './route.ts';

/** Puts every route on the same road: contract, session, access, then the route's own verb. */
export function registerRoutes(app: FastifyInstance, context: Context, routes: readonly Route[]): void {
  for (const route of routes) {
    const { params, query, body } = route.contract;
    app.route({
      method: route.method,
      url: route.url,
      config: { access: route.access },
      schema: {
        operationId: route.operation,
        summary: route.summary,
        tags: [route.url.split('/')[2] ?? 'system'],
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { [route.status]: route.response, default: problemDocument },
      },
      handler: async (request, reply) => {
        const { actor, params, query, body } = request;
        const answer = await route.handle({ context, actor, params, query, body, request, reply });
        return reply.code(route.status).send(answer);
      },
    });
  }
}

/** A route that does not say who may use it is a hole, so it stops the boot. */
export function requireAccessRules(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    const lawless = routes.find(({ config }) => config?.access === undefined);
    if (lawless) throw new Error(`${lawless.method} ${lawless.url} names no access rule`);
  });
}

/** A scope for plugins that bring routes of their own: all for everyone, none counted as calls. */
export function openToEveryone(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'everyone', rateLimit: false };
  });
}

export async function checkAccess(request: FastifyRequest): Promise<void> {
  const { access } = request.routeOptions.config;
  if (access === undefined) return;
  const decision = decideApiAccess(access, request.actor);
  if (decision.state === 'allowed') return;
  if (request.actor === null) throw new Problem('authentication_required', 'Sign in and try again.');
  throw new Problem('access_denied', 'This account may not do that.');
}
