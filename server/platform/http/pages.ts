import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Me } from '#contract/accounts/me.ts';
import type { Account } from '#domain/accounts/access.ts';
import { decidePageAccess } from '#domain/accounts/page-access.ts';
import type { Context } from '#server/platform/context.ts';
import { asOneRequest } from '#server/platform/db/request-lines.ts';
import { Problem } from '#server/platform/errors.ts';
import type { AskInProcess } from './ask-in-process.ts';
import { redirectToReturnTo, rememberReturnTo } from './return-to.ts';
import { redirectAfterSwitch } from './switched-business.ts';
import { keepVisitorPages, type Page } from './visitor-pages.ts';

/** The export of the built pages: a function from a request to its response. */
export type Render = (
  request: Request,
  options: {
    context: { nonce: string; site: object; me: Me; api: { baseUrl: string; ask: AskInProcess } };
  },
) => Promise<Response>;

/**
 * Switches a session to the business a page belongs to, for people who work in several. Null if it works in that one
 * already.
 */
type SwitchToPage = (
  context: Context,
  account: Account,
  sessionId: string,
  path: string,
) => Promise<{ business_name: string } | null>;

interface PageFlows {
  describeMe: DescribeMe;
  switchToPage: SwitchToPage;
}

type DescribeMe = (context: Context, request: FastifyRequest) => Promise<Me>;

/** Programs and scripts ask here: they are told that there is nothing, where people are led home. */
const NO_PAGES = /^\/(api|assets)(\/|$)/;

/** Crowds come to a few pages at a time, so few are worth keeping: a hundred take about 10 MB. */
const MOST_LANDING_PAGES = 16;
const MOST_PUBLIC_PAGES = 100;
const PUBLIC_PAGES = /^\/(@[^/?]+|(shops|c|nyc|for)\/[^/?]+)$/;

/** Answers every address that is not the API or a file: the guard first, then the page with its data. */
export function servePages(
  app: FastifyInstance,
  context: Context,
  { describeMe, switchToPage }: PageFlows,
  getRender: () => Render | Promise<Render>,
): void {
  const landingPage = keepVisitorPages(MOST_LANDING_PAGES);
  const publicPage = keepVisitorPages(MOST_PUBLIC_PAGES);
  /** The pages on which nothing is personal. */
  const memoryOf = (url: string) => {
    if (url === '/') return landingPage;
    return PUBLIC_PAGES.test(url) ? publicPage : null;
  };
  app.get('/*', { schema: { hide: true }, config: { access: 'everyone' } }, async (request, reply) => {
    const [path = '/', search = ''] = request.url.split('?', 2);
    if (NO_PAGES.test(path)) return reply.callNotFound();
    const { actor } = request;
    const { config } = context;
    if (path === '/auth/redirect') return redirectToReturnTo(config, request, reply);
    const decision = decidePageAccess({ path, search, actor, isProduction: config.is_production });
    if (decision.state === 'redirected') {
      if (decision.reason === 'authentication_required') rememberReturnTo(config, request, reply);
      return reply.header('cache-control', 'no-store').redirect(decision.to, 302);
    }
    if (actor !== null && request.session !== null && path.startsWith('/business')) {
      const opened = await switchToPage(context, actor, request.session.id, request.url);
      if (opened !== null) return redirectAfterSwitch(config, request, reply, opened.business_name);
    }
    const asked = toWebRequest(request);
    try {
      const described = describeRequest(app, context, request, reply);
      const renderPage = async () => {
        const [render, me] = [await getRender(), await describeMe(context, request)];
        return readPage(await render(asked, { context: { ...described, me } }));
      };
      const isVisitor = actor === null && request.session === null;
      const fromMemory = isVisitor ? memoryOf(request.url) : null;
      const page =
        fromMemory === null
          ? await asOneRequest(renderPage)
          : await fromMemory(`${request.url} ${keyOf(described)}`, described.nonce, renderPage);
      return sendPage(reply, page, decision.state === 'denied' ? 403 : page.status);
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

function describeRequest(
  app: FastifyInstance,
  { config }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { app_url, contact_email, is_production } = config;
  return {
    nonce: reply.cspNonce.script,
    api: { baseUrl: originOf(request), ask: app.askInNameOf(request) },
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
    throw new Problem('malformed_request', 'The Host header isn’t a valid host name.');
  }
  return new Request(new URL(request.url, originOf(request)), { headers: { accept: 'text/html' } });
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/** Everything a visitor's page depends on besides its address, except the time, which may be a second old. */
function keyOf({ api, site: { now: _, ...site } }: ReturnType<typeof describeRequest>): string {
  return JSON.stringify([api.baseUrl, site]);
}

/** The page is whole when it comes, so it leaves in one piece rather than through a stream. */
async function readPage(page: Response): Promise<Page> {
  const { buffer, byteOffset, length } = await page.bytes();
  return { status: page.status, headers: [...page.headers], html: Buffer.from(buffer, byteOffset, length) };
}

function sendPage(reply: FastifyReply, page: Page, status: number): FastifyReply {
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.code(status).header('cache-control', 'private, no-store').header('vary', 'Cookie');
  return reply.send(page.html);
}

/** Stands in when a page could not be drawn at all: needs no script, no file and no data. */
function errorPage(nonce: string, requestId: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something went wrong - Bizmeet</title>
<style nonce="${nonce}">
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; text-align: center;
  font: 16px/25px system-ui, sans-serif; background: light-dark(#fbf7f0, #14110e); color: light-dark(#17130f, #f7f0e6) }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 32px }
p { margin: 0 16px 24px; color: light-dark(#574e45, #bfb4a5) }
a { display: inline-block; margin: 0 4px; padding: 12px 20px; border-radius: 10px; font-weight: 600; text-decoration: none;
  color: inherit; border: 1px solid light-dark(#cfc4b3, #4a4138) }
a.primary { color: #fff; background: #d23820; border-color: transparent }
</style>
</head>
<body>
<main>
<h1>Something went wrong</h1>
<p>Try again. If it stays like this, write to us and quote ${requestId}.</p>
<a href="/">Go home</a><a class="primary" href="">Try again</a>
</main>
</body>
</html>`;
}

/** A guess for the first drawing of a page; the browser measures and corrects it. */
function isHandheld({ headers }: FastifyRequest): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint === '?1') return true;
  return /Android|iPhone|iPad|Mobile/.test(headers['user-agent'] ?? '');
}

/** Whether the sidebar of the admin area stands open: the first drawing then has its width. */
function readSidebarOpen(request: FastifyRequest): boolean {
  return request.cookies.sidebar_state !== 'false';
}

/** The saved theme; without one the page follows the system. */
function readTheme(request: FastifyRequest): 'light' | 'dark' | null {
  const { theme } = request.cookies;
  return theme === 'light' || theme === 'dark' ? theme : null;
}
