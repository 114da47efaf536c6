import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Me } from '#contract/account.ts';
import { decidePageAccess } from '#domain/page-access.ts';
import type { Context } from '../context.ts';
import { Problem } from '../errors.ts';
import { describeMe } from './describe-me.ts';
import { errorPage } from './error-page.ts';
import { isHandheld } from './handheld.ts';
import { fetchInProcess } from './in-process-fetch.ts';
import { readSidebarOpen } from './sidebar-cookie.ts';
import { readTheme } from './theme-cookie.ts';
import { leadBack, rememberWay } from './way-back.ts';

/** What the built pages export: one answer for one request. */
export type Render = (
  request: Request,
  options: {
    context: { nonce: string; site: object; me: Me; api: { baseUrl: string; fetch: typeof fetch } };
  },
) => Promise<Response>;

type PageContext = Pick<Context, 'config' | 'db'>;

/** Programs and scripts ask here: they are told that there is nothing, where people are led home. */
const NO_PAGES = /^\/(api|assets)(\/|$)/;

/** Answers every address that is not the API or a file: the guard first, then the page with its data. */
export function servePages(
  app: FastifyInstance,
  context: PageContext,
  getRender: () => Render | Promise<Render>,
): void {
  app.get('/*', { schema: { hide: true }, config: { access: 'everyone' } }, async (request, reply) => {
    const [path = '/', search = ''] = request.url.split('?', 2);
    if (NO_PAGES.test(path)) return reply.callNotFound();
    if (path === '/auth/redirect') return leadBack(request, reply);
    const { actor } = request;
    const { config } = context;
    const decision = decidePageAccess({ path, search, actor, isProduction: config.is_production });
    if (decision.state === 'redirected') {
      if (decision.reason === 'authentication_required') rememberWay(config, request, reply);
      return reply.header('cache-control', 'no-store').redirect(decision.to, 302);
    }
    const asked = toWebRequest(request);
    try {
      const render = await getRender();
      const page = await render(asked, {
        context: await describeRequest(app, context, request, reply),
      });
      return await sendPage(reply, page, decision.state === 'denied' ? 403 : page.status);
    } catch (cause) {
      request.log.error({ err: cause }, 'page failed');
      return reply
        .code(500)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(errorPage(reply.cspNonce.style, request.id));
    }
  });
}

async function describeRequest(
  app: FastifyInstance,
  { config, db }: PageContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { app_url, contact_email, is_production } = config;
  return {
    nonce: reply.cspNonce.script,
    api: { baseUrl: originOf(request), fetch: fetchInProcess(app, request) },
    me: await describeMe(db, request),
    site: {
      app_url,
      contact_email,
      is_production,
      is_handheld: isHandheld(request),
      is_sidebar_open: readSidebarOpen(request),
      map_style_url: config.map_style_url ?? null,
      theme: readTheme(request),
      now: new Date().toISOString(),
    },
  };
}

function toWebRequest(request: FastifyRequest): Request {
  if (!URL.canParse(originOf(request))) {
    throw new Problem('malformed_request', 'The Host header is not the name of a host.');
  }
  return new Request(new URL(request.url, originOf(request)), { headers: { accept: 'text/html' } });
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/** The page is whole when it comes, so it leaves as one text rather than through a stream. */
async function sendPage(reply: FastifyReply, page: Response, status: number): Promise<FastifyReply> {
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.code(status).header('cache-control', 'private, no-store').header('vary', 'Cookie');
  return reply.send(await page.text());
}
