import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { scopeOf } from '#contract/api-scopes.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { problemDocument } from '#contract/platform/problem.ts';
import { ACCESS_RULES, type DenialReason, findDenial, seesAmounts } from '#domain/accounts/access.ts';
import { CONFIRMED_FOR_MINUTES } from '#domain/accounts/confirmations.ts';
import { asCallerOf } from '#server/platform/auth/caller-group.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { Download, StoredDownload, sendDownload, sendStoredDownload } from './download.ts';
import { networksOf } from './network-limits.ts';
import { type View, withViews } from './note-view.ts';
import { takeFromLimit } from './rate-limits.ts';
import { type Route, signedIn } from './route.ts';
import { SerializedJson } from './serialized-json.ts';
import { withoutAmounts } from './without-amounts.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Drawing a document takes a fifteenth of a second of processor time, a long one more. */
const PDFS_A_MINUTE = { most: 30, seconds: 60 };

export type RecordViews = (context: Context, adminId: string, views: readonly View[]) => Promise<void>;

/** Puts every route on the same path: contract, session, access, then the handler. */
export function registerRoutes(
  app: FastifyInstance,
  context: Context,
  routes: readonly Route[],
  recordViews: RecordViews,
): void {
  for (const { endpoint, answer: answerTo } of routes) {
    const { access, params, query, body, headers, status = 200 } = endpoint;
    const scope = scopeOf(endpoint.operation);
    const makesPdf = [endpoint.produces].flat().includes('application/pdf');
    const add = endpoint.takes_forms ? withForms(app) : (route: RouteOptions) => void app.route(route);
    add({
      method: endpoint.method,
      url: endpoint.url,
      config: {
        access,
        ...(endpoint.confirm && { confirm: endpoint.confirm }),
        ...(endpoint.is_viewable && { is_viewable: true as const }),
        ...(scope && { scope }),
      },
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
        const { actor, session, params, query, body } = request;
        reply.header('cache-control', endpoint.cache_control ?? 'no-store');
        if (makesPdf && actor !== null)
          await takeFromLimit(context.db, `pdf:${actor.user_id}`, PDFS_A_MINUTE);
        const caller = 'roles' in ACCESS_RULES[access] ? signedIn(request) : { account: actor, session };
        const { narrow, wide } = networksOf(request);
        const { answer: full, views } = await asCallerOf({ group: wide ?? narrow, ip: request.ip }, () =>
          withViews(() => answerTo({ context, ...caller, params, query, body, request, reply })),
        );
        if (actor?.role === 'admin')
          await recordViews(context, actor.user_id, [...views, ...viewOf(endpoint, request)]);
        if (session?.viewed_by && actor?.creator_id && access !== 'everyone')
          await recordViews(context, session.viewed_by, [readAs(actor.creator_id)]);
        reply.code(status);
        // What visitors see too has no amounts of anyone.
        const isOpen = actor === null || seesAmounts(actor) || !('roles' in ACCESS_RULES[access]);
        const answer = isOpen ? full : withoutAmounts(full);
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

/** The record an admin is shown: the one the address names, or, for a list that leaves as a file, the admin's own account. */
function viewOf({ views, operation }: Endpoint, { actor, params }: FastifyRequest): View[] {
  if (views === undefined || actor === null) return [];
  if (views === 'list')
    return [
      {
        subject_type: 'account',
        subject_id: actor.user_id,
        action: operation.replace(/[A-Z]/g, '_$&').toLowerCase(),
      },
    ];
  const [subject_id] = Object.values(params as Record<string, string>);
  if (subject_id === undefined || subject_id === actor.user_id) return [];
  return [{ subject_type: views, subject_id }];
}

/** What an admin reads as a creator: one entry an hour, beside those of its start and end. */
function readAs(creatorId: string): View {
  return { subject_type: 'creator', subject_id: creatorId, action: 'read_as_creator' };
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
