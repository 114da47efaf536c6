import type { FastifyContextConfig, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { scopeOf } from '#contract/api-scopes.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { problemDocument } from '#contract/platform/problem.ts';
import { ACCESS_RULES, type DenialReason, findDenial } from '#domain/accounts/access.ts';
import { CONFIRMED_FOR_MINUTES } from '#domain/accounts/confirmations.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { Download, StoredDownload, sendDownload, sendStoredDownload } from './download.ts';
import { performRoute, type RecordViews } from './perform-route.ts';
import type { Route } from './route.ts';
import { SerializedJson } from './serialized-json.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Puts every route on the same path: contract, session, access, then the handler. */
export function registerRoutes(
  app: FastifyInstance,
  context: Context,
  routes: readonly Route[],
  recordViews: RecordViews,
): void {
  for (const route of routes) {
    const { endpoint } = route;
    const { access, params, query, body, headers, status = 200 } = endpoint;
    const scope = scopeOf(endpoint.operation);
    const perform = performRoute(context, route, recordViews);
    const add = endpoint.takes_forms ? withForms(app) : (route: RouteOptions) => void app.route(route);
    add({
      method: endpoint.method,
      url: endpoint.url,
      config: configOf(endpoint),
      schema: {
        operationId: endpoint.operation,
        summary: endpoint.summary,
        ...(endpoint.confirm && describedConfirmation),
        tags: [endpoint.url.split('/')[2] ?? 'system'],
        ...(scope && { 'x-scope': scope }),
        ...(access !== 'everyone' && {
          security: [{ session: [] }, { bearer: [] }, ...(scope ? [{ api_key: [scope] }] : [])],
        }),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(headers && { headers }),
        response: { [status]: responseOf(endpoint), default: problemDocument },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', endpoint.cache_control ?? 'no-store');
        const answer = await perform(request, reply);
        reply.code(status);
        if (answer instanceof StoredDownload)
          return sendStoredDownload(request, reply, context.files, answer);
        if (answer instanceof SerializedJson) return reply.type(JSON_TYPE).send(answer.json);
        return answer instanceof Download ? sendDownload(reply, answer) : reply.send(answer);
      },
    });
  }
}

/** Registers a route in a scope of its own, the only one that accepts a form as a body. */
function withForms(app: FastifyInstance): (route: RouteOptions) => void {
  return (route) =>
    void app.register(async (scope) => {
      scope.addContentTypeParser(
        ['application/x-www-form-urlencoded', 'multipart/form-data'],
        { parseAs: 'string' },
        (_request, _body, done) => done(null, undefined),
      );
      scope.route(route);
    });
}

/** The facts about a route that the guards of a request ask for. */
export function configOf({ access, confirm, is_viewable, operation }: Endpoint): FastifyContextConfig {
  const scope = scopeOf(operation);
  return {
    access,
    ...(confirm && { confirm }),
    ...(is_viewable && { is_viewable: true as const }),
    ...(scope && { scope }),
  };
}

function responseOf({ produces, summary, response }: Endpoint) {
  if (produces === undefined) return response;
  const types = [produces].flat().map((type) => type.split(';')[0] ?? type);
  return {
    description: summary,
    content: Object.fromEntries(types.map((type) => [type, { schema: response }])),
  };
}

/** Programs read the extension, people the sentence. */
const describedConfirmation = {
  description: `Needs a confirmation from the last ${CONFIRMED_FOR_MINUTES} minutes (\`POST /api/me/confirmations\`). Without one the answer is \`confirmation_required\`.`,
  'x-confirmation': 'fresh',
};

/** A route without an access rule would be open to everyone, so it stops the start. */
export function requireAccessRules(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    const lawless = routes.find(({ config }) => config?.access === undefined);
    if (lawless) throw new Error(`${lawless.method} ${lawless.url} names no access rule`);
  });
}

/** A scope for files: everyone may have them, they don't count as calls, and a busy process still sends them. */
export function openToEveryone(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'everyone', rateLimit: false, is_never_shed: true };
  });
}

/** Applies the same rules as for pages. The code of the refusal is its reason. */
export async function checkAccess(request: FastifyRequest): Promise<void> {
  const { access } = request.routeOptions.config;
  if (access === undefined) return;
  const reason = findDenial(ACCESS_RULES[access], request.actor);
  if (reason !== null) throw refusal(reason);
  if (request.actor?.viewed_until !== undefined && !isViewable(request)) {
    throw new Problem('access_denied', 'You’re viewing as this creator. Everything is read-only here.');
  }
}

/** Nothing is written in somebody's name, and nothing private is read, unless an endpoint says that it may be. */
function isViewable({ method, routeOptions: { config } }: FastifyRequest): boolean {
  return config.is_viewable === true || (method === 'GET' && config.access === 'everyone');
}

const ADVICE: Record<Exclude<DenialReason, 'no_rule_found'>, string> = {
  authentication_required: 'Sign in and try again.',
  role_not_allowed: 'Your account can’t do that.',
  admin_role_not_allowed: 'Your admin role doesn’t include this. Ask an owner.',
  creator_status_not_allowed: 'You can’t do that with your application right now.',
  account_suspended: 'Your account is suspended. The front page says why and how to appeal.',
  factor_required: 'Admins need a passkey or an authenticator app. Add one under “Protect your account”.',
  onboarding_required: 'Finish setting up your business first.',
  ownership_required: 'Only the owner of the business can do that.',
};

function refusal(reason: DenialReason): Problem {
  if (reason === 'no_rule_found') return new Problem('access_denied', 'Access denied');
  return new Problem(reason, ADVICE[reason]);
}
