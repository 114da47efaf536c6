import type { FastifyInstance } from 'fastify';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { PAGE_FLOWS } from '#server/page-flows.ts';
import type { Context } from '#server/platform/context.ts';
import { type Render, servePages } from '#server/platform/http/pages.ts';

/** For `bin/dev`: pages are built on request and reload in the browser when they change. */
export async function servePagesFromSource(app: FastifyInstance, context: Context): Promise<void> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  // Vite writes styles and its reloader into the page without a nonce.
  app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'));
  app.addHook('onRequest', (request, reply, done) => {
    if (isOwnRoute(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  servePages(app, context, PAGE_FLOWS, async () => {
    const pages = vite.environments.ssr;
    if (pages === undefined || !isRunnableDevEnvironment(pages))
      throw new Error('Vite has no runnable pages');
    const { default: render } = await pages.runner.import<{ default: Render }>('/web/node/server.tsx');
    return render;
  });
}

/** `/art/` holds both drawings and, for Vite, the sources of the drawing kit. */
function isOwnRoute(url: string): boolean {
  return url === '/' || /^\/(api|embed|healthz|readyz|metrics|share)\b|^\/art\/[^?]+\.svg$/.test(url);
}
