import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Account } from '#domain/accounts/access.ts';
import { API_KEY_REQUESTS_A_MINUTE } from '#domain/accounts/api-keys.ts';
import { confineKey } from '#server/areas/accounts/api-keys/confine-key.ts';
import { findKeyHolder } from '#server/areas/accounts/api-keys/queries/find-key-holder.ts';
import { noteActivity } from '#server/areas/accounts/sessions/commands/note-activity.ts';
import { findSignedIn } from '#server/areas/accounts/sessions/queries/find-signed-in.ts';
import { renewSession } from '#server/areas/accounts/sessions/renew-session.ts';
import { actForNamedBusiness } from '#server/areas/base/actors/act-for-named-business.ts';
import { recordViews } from '#server/areas/base/audit-log/commands/record-views.ts';
import { serveMailWebhooks } from '#server/areas/base/emails/serve-mail-webhooks.ts';
import { serveEvents } from '#server/areas/base/events/queries/serve-events.ts';
import { servePosters } from '#server/areas/base/media/serve-posters.ts';
import { serveUploads } from '#server/areas/base/uploads/queries/serve-uploads.ts';
import { servePublicPages } from '#server/areas/hiring/public-pages/serve-public-pages.ts';
import { serveInboundMail } from '#server/areas/messages/support/serve-inbound-mail.ts';
import { countAlarms } from '#server/areas/money/alarms/queries/count-alarms.ts';
import { serveWebhooks } from '#server/areas/money/webhooks/queries/serve-webhooks.ts';
import { serveShortLinks } from '#server/areas/work/tap-links/serve-short-links.ts';
import { serveUnsubscribeLinks } from '#server/flows/unsubscribe/serve-unsubscribe-links.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { answersInProcess } from '#server/platform/http/answer-in-process.ts';
import { serveApiDocument } from '#server/platform/http/api-document.ts';
import { serveArt } from '#server/platform/http/art.ts';
import { checkConfirmation } from '#server/platform/http/check-confirmation.ts';
import { checkScope } from '#server/platform/http/check-scope.ts';
import { refuseUncleanInput } from '#server/platform/http/clean-input.ts';
import { isDraining } from '#server/platform/http/close-app.ts';
import type { RequestSession } from '#server/platform/http/fastify-types.ts';
import { observeRequests } from '#server/platform/http/metrics.ts';
import { answerUnknownRoutes } from '#server/platform/http/not-found.ts';
import { describeApi } from '#server/platform/http/openapi.ts';
import { checkOrigin } from '#server/platform/http/origin-check.ts';
import { answerProblems, sendProblem, toProblem } from '#server/platform/http/problems.ts';
import { checkAccess, registerRoutes, requireAccessRules } from '#server/platform/http/register-routes.ts';
import type { Route } from '#server/platform/http/route.ts';
import { secureHeaders } from '#server/platform/http/secure-headers.ts';
import { serveStoredFiles } from '#server/platform/http/stored-files.ts';
import { serveSystem } from '#server/platform/http/system.ts';
import { whoCalls } from '#server/platform/http/who-calls.ts';
import type { SnsWeb } from '#server/platform/mail/reports/sns-web.ts';
import { ROUTES } from './routes.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

export interface AppOptions {
  routes?: readonly Route[];
  /** The interval at which event streams are checked. */
  heartbeat_ms?: number;
  /** Answers for Amazon SNS, in tests. */
  snsWeb?: SnsWeb;
  findActor?: (request: FastifyRequest) => Promise<SignedIn | null>;
  /** Keeps the schemas of all routes, for the command that writes the API document and for the reference page. */
  isDescribed?: boolean;
}

interface SignedIn {
  account: Account;
  session: RequestSession | null;
}

/** The API. Pages and static files are added by `servePages`. */
export async function buildApp(context: Context, options: AppOptions = {}) {
  const { config, log } = context;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: (_address, hop) => hop < config.trusted_proxy_hops,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, toProblem(error)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerProblems(app);
  answerUnknownRoutes(app);
  requireAccessRules(app);

  await app.register(secureHeaders, {
    isProduction: config.is_production,
    filesOrigin: context.files.origin,
    mapOrigin: config.map_style_url ? new URL(config.map_style_url).origin : null,
  });
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: FAST_BROTLI,
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: ({ api_key }) => (api_key === null ? config.requests_per_minute : API_KEY_REQUESTS_A_MINUTE),
    timeWindow: '1 minute',
    keyGenerator: whoCalls,
    // Asked here too, because the plugin reads a route before its scope says it's a file.
    allowList: (request) => request.routeOptions.config.rateLimit === false,
    errorResponseBuilder: (_request, { after }) => new Problem('too_many_requests', `Try again in ${after}.`),
  });
  // Its clocks tick a hundred times a second, for every app of a process.
  if (config.busy_after_ms > 0) {
    await app.register(underPressure, {
      maxEventLoopDelay: config.busy_after_ms,
      pressureHandler: (request) => {
        if (request.routeOptions.config.is_never_shed) return;
        throw new Problem('unavailable', 'The server is busy. Try again in a moment.');
      },
    });
  }
  observeRequests(app);

  app.decorateRequest('actor', null);
  app.decorateRequest('session', null);
  app.decorateRequest('api_key', null);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining(app)) reply.header('connection', 'close');
  });
  app.addHook('onRequest', checkOrigin);
  const findActor = options.findActor ?? ((request: FastifyRequest) => findSignedIn(context, request));
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.rateLimit === false) return;
    const holder = await findKeyHolder(context, request);
    if (holder !== null) {
      request.actor = holder.account;
      request.session = holder.session;
      request.api_key = holder.api_key;
      return;
    }
    const signedIn = await findActor(request);
    request.actor = signedIn?.account ?? null;
    request.session = signedIn?.session ?? null;
    await renewSession(context, request, reply);
    await noteActivity(context.db, request);
  });
  const guard = async (request: FastifyRequest) => {
    request.actor = await actForNamedBusiness(context.db, request);
    await checkScope(request);
    await checkAccess(request);
    await confineKey(context.db, request);
    await checkConfirmation(request);
  };
  app.addHook('onRequest', guard);
  app.addHook('preValidation', refuseUncleanInput);

  const routes = options.routes ?? ROUTES;
  app.decorate('askInNameOf', answersInProcess(context, { routes, recordViews, guard }));
  if (options.isDescribed) await describeApi(app, config);
  serveApiDocument(app, config);
  await app.register(async (scope) => {
    registerRoutes(scope, context, routes, recordViews);
    serveSystem(scope, context, countAlarms);
    serveArt(scope);
    await serveUnsubscribeLinks(scope);
    if (context.files.kind === 'disk') serveStoredFiles(scope, context);
  });
  await app.register((scope) => serveUploads(scope, context));
  await app.register((scope) => servePosters(scope, context));
  await app.register((scope) => servePublicPages(scope, context));
  await app.register((scope) => serveShortLinks(scope, context));
  await app.register((scope) => serveWebhooks(scope, context));
  await app.register((scope) => serveMailWebhooks(scope, context, options.snsWeb));
  await app.register((scope) => serveInboundMail(scope, context));
  await app.register((scope) => serveEvents(scope, context, findActor, options.heartbeat_ms));
  return app;
}

/**
 * Quality 4 costs a millisecond a page; the default of 11 costs hundreds. The default window of 4 MB is made anew for each
 * answer, and no page is longer than this one.
 */
const FAST_BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
