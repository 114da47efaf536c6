import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { problemDocument } from '#contract/problem.ts';
import { ACCESS_RULES, type DenialReason, findDenial } from '#domain/access.ts';
import type { Context } from '../context.ts';
import { Problem } from '../errors.ts';
import { Download, sendDownload } from './download.ts';
import type { Route } from './route.ts';
import { Written } from './written.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

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
        ...(route.access !== 'everyone' && { security: [{ session: [] }, { bearer: [] }] }),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(route.headers && { headers: route.headers }),
        response: { [route.status]: responseOf(route), default: problemDocument },
      },
      handler: async (request, reply) => {
        const { actor, params, query, body } = request;
        const answer = await route.handle({ context, actor, params, query, body, request, reply });
        reply.code(route.status);
        if (answer instanceof Written) return reply.type(JSON_TYPE).send(answer.json);
        return answer instanceof Download ? sendDownload(reply, answer) : reply.send(answer);
      },
    });
  }
}

function responseOf({ produces, summary, response }: Route) {
  if (produces === undefined) return response;
  const types = [produces].flat().map((type) => type.split(';')[0] ?? type);
  return {
    description: summary,
    content: Object.fromEntries(types.map((type) => [type, { schema: response }])),
  };
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

/** The same rules as the pages'. The code of the refusal is its reason. */
export async function checkAccess(request: FastifyRequest): Promise<void> {
  const { access } = request.routeOptions.config;
  if (access === undefined) return;
  const reason = findDenial(ACCESS_RULES[access], request.actor);
  if (reason !== null) throw refusal(reason);
}

const ADVICE: Record<Exclude<DenialReason, 'no_rule_found'>, string> = {
  authentication_required: 'Sign in and try again.',
  role_not_allowed: 'This account may not do that.',
  creator_status_not_allowed: 'Your application does not allow that now.',
  account_suspended: 'Your account is suspended. The front page says why and how to appeal.',
  onboarding_required: 'Finish setting up your business first.',
  ownership_required: 'Only the owner of the business may do that.',
};

function refusal(reason: DenialReason): Problem {
  if (reason === 'no_rule_found') return new Problem('access_denied', 'Access denied');
  return new Problem(reason, ADVICE[reason]);
}
