import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Account } from '#domain/access.ts';
import type { Context } from '../context.ts';
import { Problem } from '../errors.ts';
import { serveEvents } from '../features/events/serve-events.ts';
import { servePosters } from '../features/media/serve-posters.ts';
import { ROUTES } from '../features/routes.ts';
import { findSignedIn } from '../features/sessions/find-signed-in.ts';
import { renewSession } from '../features/sessions/renew-session.ts';
import { serveUploads } from '../features/uploads/serve-uploads.ts';
import { serveWebhooks } from '../features/webhooks/serve-webhooks.ts';
import { serveArt } from './art.ts';
import { refuseNullCharacters } from './clean-input.ts';
import type { RequestSession } from './fastify-types.ts';
import { observeRequests } from './metrics.ts';
import { answerUnknownRoutes } from './not-found.ts';
import { describeApi } from './openapi.ts';
import { checkOrigin } from './origin-check.ts';
import { answerProblems, sendProblem, toProblem } from './problems.ts';
import { checkAccess, registerRoutes, requireAccessRules } from './register-routes.ts';
import type { Route } from './route.ts';
import { secureHeaders } from './secure-headers.ts';
import { serveStoredFiles } from './stored-files.ts';
import { serveSystem } from './system.ts';
import { findVisit } from './visits.ts';

const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

export interface AppOptions {
  routes?: readonly Route[];
  /** How often streams of events are looked after. */
  heartbeat_ms?: number;
  findActor?: (request: FastifyRequest) => Promise<SignedIn | null>;
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
    max: config.requests_per_minute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { after }) => new Problem('too_many_requests', `Try again in ${after}.`),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: config.busy_after_ms,
    pressureHandler: () => {
      throw new Problem('unavailable', 'The server is busy. Try again in a moment.');
    },
  });
  observeRequests(app);

  app.decorateRequest('actor', null);
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onRequest', checkOrigin);
  const findActor = options.findActor ?? ((request: FastifyRequest) => findSignedIn(context, request));
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.rateLimit === false) return;
    const visit = findVisit(request);
    if (visit !== undefined) {
      Object.assign(request, visit);
      return;
    }
    const signedIn = await findActor(request);
    request.actor = signedIn?.account ?? null;
    request.session = signedIn?.session ?? null;
    await renewSession(context, request, reply);
  });
  app.addHook('onRequest', checkAccess);
  app.addHook('preValidation', refuseNullCharacters);

  await describeApi(app, config);
  await app.register(async (scope) => {
    registerRoutes(scope, context, options.routes ?? ROUTES);
    serveSystem(scope, context);
    serveArt(scope);
    if (context.files.kind === 'disk') serveStoredFiles(scope, context);
  });
  await app.register((scope) => serveUploads(scope, context));
  await app.register((scope) => servePosters(scope, context));
  await app.register((scope) => serveWebhooks(scope, context));
  await app.register((scope) => serveEvents(scope, context, options.heartbeat_ms));
  return app;
}

/** Quality 4 costs a few milliseconds a page; the default of 11 costs hundreds. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
